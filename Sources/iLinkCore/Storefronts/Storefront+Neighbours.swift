/// What to do with the regions that have no App Store, as text: read once, when the first neighbour is asked for.
///
/// A device reports a region from the user's format settings, and that need not be a country with a store. Every
/// ISO 3166-1 code without a store has a row here, and so has every other code that Foundation or CLDR knows: islands
/// with a code of their own, regions of the world, codes that were withdrawn.
///
/// Four columns, separated by tabs; the rows are sorted by the first:
///
/// 1. the code of the region, upper case;
/// 2. the storefront that serves it, lower case, or `-` when none can be named (other candidates are tried then);
/// 3. the English name of the region;
/// 4. the reason for the second column.
///
/// Apple publishes no such table, so each row is a judgement. Where the reason states what ties a territory to a
/// country, that country's store follows from it. `our choice` marks the rest: places that belong to no country with a
/// store, where a neighbour was picked for its language, its currency or its closeness, and another might do as well.
/// Codes that were withdrawn go to their successor, and to the first one that CLDR names when there are several.
enum NeighbourTable {
  /// `REGION<tab>storefront or -<tab>name<tab>reason`, a line per region.
  static let rows: String = #"""
    001	-	World	the whole world; there is no store for everybody
    002	-	Africa	a region of the world; stores belong to countries
    003	-	North America	a region of the world; stores belong to countries
    005	-	South America	a region of the world; stores belong to countries
    009	-	Oceania	a region of the world; stores belong to countries
    011	-	Western Africa	a region of the world; stores belong to countries
    013	-	Central America	a region of the world; stores belong to countries
    014	-	Eastern Africa	a region of the world; stores belong to countries
    015	-	Northern Africa	a region of the world; stores belong to countries
    017	-	Middle Africa	a region of the world; stores belong to countries
    018	-	Southern Africa	a region of the world; stores belong to countries
    019	-	Americas	a region of the world; stores belong to countries
    021	-	Northern America	a region of the world; stores belong to countries
    029	-	Caribbean	a region of the world; stores belong to countries
    030	-	Eastern Asia	a region of the world; stores belong to countries
    034	-	Southern Asia	a region of the world; stores belong to countries
    035	-	Southeast Asia	a region of the world; stores belong to countries
    039	-	Southern Europe	a region of the world; stores belong to countries
    053	-	Australasia	a region of the world; stores belong to countries
    054	-	Melanesia	a region of the world; stores belong to countries
    057	-	Micronesian Region	a region of the world; stores belong to countries
    061	-	Polynesia	a region of the world; stores belong to countries
    142	-	Asia	a region of the world; stores belong to countries
    143	-	Central Asia	a region of the world; stores belong to countries
    145	-	Western Asia	a region of the world; stores belong to countries
    150	-	Europe	a continent; there is a store for each country, none for Europe
    151	-	Eastern Europe	a region of the world; stores belong to countries
    154	-	Northern Europe	a region of the world; stores belong to countries
    155	-	Western Europe	a region of the world; stores belong to countries
    202	-	Sub-Saharan Africa	a region of the world; stores belong to countries
    419	-	Latin America	a region of the world; stores belong to countries
    830	gb	Channel Islands	Guernsey and Jersey, dependencies of the British Crown
    AC	gb	Ascension Island	part of a British overseas territory
    AD	es	Andorra	our choice: the neighbour whose store also sells in Catalan
    AN	nl	Netherlands Antilles	dissolved in 2010; its islands belong to the Kingdom of the Netherlands
    AQ	-	Antarctica	no residents; each station belongs to the country that runs it
    AS	us	American Samoa	territory of the United States
    AW	nl	Aruba	country within the Kingdom of the Netherlands
    AX	fi	Åland Islands	autonomous part of Finland
    BD	in	Bangladesh	our choice: the neighbour on three sides, with a store in English
    BI	rw	Burundi	our choice: the neighbour with nearly the same language and a store in French
    BL	fr	St. Barthélemy	overseas collectivity of France
    BQ	nl	Caribbean Netherlands	three islands that are part of the Netherlands
    BU	mm	Burma	old code of Myanmar
    BV	-	Bouvet Island	nobody lives there
    CC	au	Cocos (Keeling) Islands	external territory of Australia
    CF	cm	Central African Republic	our choice: a neighbour with the same currency and a store in French
    CK	nz	Cook Islands	self-governing, in free association with New Zealand
    CP	fr	Clipperton Island	French possession without inhabitants
    CQ	gb	Sark	part of the Bailiwick of Guernsey, a dependency of the British Crown
    CS	rs	Serbia and Montenegro	split in 2006; Serbia is the first successor that CLDR names
    CT	au	Canton and Enderbury Islands	old code, part of Kiribati today: treated as KI
    CU	-	Cuba	United States sanctions stand in the way of a store, and no neighbour's stands in for it
    CW	nl	Curaçao	country within the Kingdom of the Netherlands
    CX	au	Christmas Island	external territory of Australia
    DD	de	East Germany	part of Germany since 1990
    DG	gb	Diego Garcia	part of the British Indian Ocean Territory
    DJ	eg	Djibouti	our choice: a store that sells in French and in Arabic, both official there
    DY	bj	Dahomey	old code of Benin
    EA	es	Ceuta and Melilla	two cities of Spain
    EH	ma	Western Sahara	our choice: most networks there are Moroccan; says nothing about whose land it is
    ER	-	Eritrea	none of its neighbours on land has a store either
    ET	ke	Ethiopia	our choice: the only neighbour with a store
    EU	-	European Union	a union of countries that have stores of their own
    EZ	-	Eurozone	a group of countries that have stores of their own
    FK	gb	Falkland Islands	British overseas territory
    FO	dk	Faroe Islands	autonomous part of the Kingdom of Denmark
    FQ	fr	French Southern and Antarctic Territories	old code, overseas territory of France
    FX	fr	Metropolitan France	old code of the European part of France
    GF	fr	French Guiana	overseas department of France
    GG	gb	Guernsey	dependency of the British Crown
    GI	gb	Gibraltar	British overseas territory
    GL	dk	Greenland	autonomous part of the Kingdom of Denmark
    GN	sn	Guinea	our choice: a neighbour with a store in French
    GP	fr	Guadeloupe	overseas department of France
    GQ	es	Equatorial Guinea	our choice: the nearest store that sells in Spanish
    GS	gb	South Georgia and South Sandwich Islands	British overseas territory
    GU	us	Guam	territory of the United States
    HM	au	Heard and McDonald Islands	external territory of Australia without inhabitants
    HT	us	Haiti	our choice: the nearest store that sells in French
    HV	bf	Upper Volta	old code of Burkina Faso
    IC	es	Canary Islands	part of Spain, with a code of its own for customs
    IM	gb	Isle of Man	dependency of the British Crown
    IO	gb	British Indian Ocean Territory	British overseas territory
    IR	-	Iran	United States sanctions stand in the way of a store, and no neighbour's stands in for it
    JE	gb	Jersey	dependency of the British Crown
    JT	us	Johnston Island	old code, one of the minor outlying islands of the United States
    KI	au	Kiribati	our choice: pays in Australian dollars and speaks English
    KM	mg	Comoros	our choice: a neighbour with a store in French
    KP	-	North Korea	United States sanctions stand in the way of a store, and no neighbour's stands in for it
    LI	ch	Liechtenstein	our choice: shares customs and currency with Switzerland
    LS	za	Lesotho	our choice: surrounded by South Africa, whose rand is legal tender
    MC	fr	Monaco	our choice: in one customs territory with France
    MF	fr	St. Martin	overseas collectivity of France
    MH	us	Marshall Islands	our choice: in free association with the United States, pays in its dollars
    MI	us	Midway Islands	old code, one of the minor outlying islands of the United States
    MP	us	Northern Mariana Islands	commonwealth of the United States
    MQ	fr	Martinique	overseas department of France
    NC	fr	New Caledonia	part of France overseas
    NF	au	Norfolk Island	external territory of Australia
    NH	vu	New Hebrides	old code of Vanuatu
    NQ	-	Dronning Maud Land	old code, part of Antarctica: no residents
    NT	sa	Neutral Zone	divided; Saudi Arabia is the first successor that CLDR names
    NU	nz	Niue	self-governing, in free association with New Zealand
    PC	fm	Pacific Islands Trust Territory	dissolved; Micronesia is the first successor that CLDR names
    PF	fr	French Polynesia	overseas collectivity of France
    PM	fr	St. Pierre and Miquelon	overseas collectivity of France
    PN	gb	Pitcairn Islands	British overseas territory
    PR	us	Puerto Rico	commonwealth of the United States
    PS	jo	Palestine	our choice: a neighbour with a store in Arabic
    PU	us	United States Miscellaneous Pacific Islands	old code, minor outlying islands of the United States
    PZ	pa	Panama Canal Zone	part of Panama since 1979
    QO	-	Outlying Oceania	a group of remote islands under several flags
    QU	-	European Union	old code; a union of countries that have stores of their own
    RE	fr	Réunion	overseas department of France
    RH	zw	Southern Rhodesia	old code of Zimbabwe
    SD	-	Sudan	long under United States sanctions, still without a store, and no neighbour's stands in for it
    SH	gb	St. Helena	part of a British overseas territory
    SJ	no	Svalbard and Jan Mayen	part of Norway
    SM	it	San Marino	our choice: surrounded by Italy, same language and currency
    SO	ke	Somalia	our choice: the only neighbour on land with a store
    SS	ug	South Sudan	our choice: a neighbour with a store in English
    SU	ru	Soviet Union	dissolved in 1991; Russia is the first successor that CLDR names
    SX	nl	Sint Maarten	country within the Kingdom of the Netherlands
    SY	-	Syria	long under United States sanctions, still without a store, and no neighbour's stands in for it
    TA	gb	Tristan da Cunha	part of a British overseas territory
    TF	fr	French Southern Territories	overseas territory of France
    TG	bj	Togo	our choice: a neighbour with the same currency and a store in French
    TK	nz	Tokelau	territory of New Zealand
    TL	id	Timor-Leste	our choice: the only neighbour on land, with a store in Indonesian and English
    TP	id	East Timor	old code of Timor-Leste: treated as TL
    TV	au	Tuvalu	our choice: pays in Australian dollars and speaks English
    UK	gb	United Kingdom	not an ISO code; Apple's code, like ISO's, is gb
    UM	us	United States Minor Outlying Islands	territory of the United States
    UN	-	United Nations	an organisation, not a place
    VA	it	Vatican City	our choice: surrounded by Italy, same language and currency
    VD	vn	North Vietnam	old code, part of Vietnam today
    VI	us	United States Virgin Islands	territory of the United States
    WF	fr	Wallis and Futuna	overseas collectivity of France
    WK	us	Wake Island	old code, one of the minor outlying islands of the United States
    WS	nz	Samoa	our choice: closely tied to New Zealand, with a store in English
    XA	-	Pseudo-Accents	not a place: a made-up region for testing
    XB	-	Pseudo-Bidi	not a place: a made-up region for testing
    YD	ye	South Yemen	part of Yemen since 1990
    YT	fr	Mayotte	overseas department of France
    YU	rs	Yugoslavia	dissolved; Serbia is the first successor that CLDR names
    ZR	cd	Zaire	old code of the Democratic Republic of the Congo
    ZZ	-	Unknown Region	no place is named
    """#
}
