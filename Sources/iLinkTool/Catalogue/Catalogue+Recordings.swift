// Written by Scripts/make-catalogue from Tests/Fixtures/lookup: change the picks there, not this file.

/// The App Store of `ilink demo`: a few answers of the real one, kept in the command so that it needs no network.
///
/// They are recordings of Apple's public catalogue, made by other projects between 2014 and 2020 and named in
/// `Tests/Fixtures/lookup/SOURCES.md`, and they are trimmed: only the fields that iLink reads are left, release notes
/// are cut after a line's worth of text, and a few of the supported devices are kept where a Mac is among them. The
/// versions in them are long out of date. Two apps do not exist: `com.example.app`, whose records are made up (their
/// `source` says `synthetic-…`), and `com.example.throttled`, which stands for any app that is asked for too often.
///
/// That an app is here for one country only says what was recorded, not where it is sold.
enum CatalogueRecordings {
  /// A block per answer: a header, then the body up to the next header.
  ///
  ///     ## <country> <entity or -> id=<n> bundleId=<id> status=<code> source=<fixture> [retry-after=<seconds>]
  ///
  /// The entity is the record's own: `software` or `desktopSoftware`; `-` stands for any.
  static let entries: String = #"""
    ## us software id=284910350 bundleId=com.yelp.yelpiphone status=200 source=ios-us-search-50results-raw-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 284910350,
       "trackName": "Yelp Food & Services Around Me",
       "bundleId": "com.yelp.yelpiphone",
       "version": "12.56.0",
       "minimumOsVersion": "11.0",
       "currentVersionReleaseDate": "2020-03-09T18:24:58Z",
       "releaseDate": "2019-02-11T08:00:00Z",
       "releaseNotes": "Going to keep this short and sweet—we got rid of some bugs in the app. Truthfully …",
       "artistId": 284910353,
       "artistName": "Yelp",
       "primaryGenreId": 6003,
       "primaryGenreName": "Travel",
       "formattedPrice": "Free",
       "fileSizeBytes": "352058368"
      }
     ]
    }
    ## us software id=1058959277 bundleId=com.ubercab.UberEats status=200 source=ios-us-search-50results-raw-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 1058959277,
       "trackName": "Uber Eats: Order Food Delivery",
       "bundleId": "com.ubercab.UberEats",
       "version": "v1.231.10002",
       "minimumOsVersion": "11.0",
       "currentVersionReleaseDate": "2020-03-09T17:31:27Z",
       "releaseDate": "2016-03-01T07:53:50Z",
       "releaseNotes": "We update the Uber Eats app as often as possible to make it faster and more reliable for …",
       "artistId": 368677371,
       "artistName": "Uber Technologies, Inc.",
       "primaryGenreId": 6023,
       "primaryGenreName": "Food & Drink",
       "formattedPrice": "Free",
       "fileSizeBytes": "220198912"
      }
     ]
    }
    ## us software id=921814681 bundleId=com.SevenCupsOfTea.app status=200 source=ios-us-search-50results-raw-2018.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 921814681,
       "trackName": "7 Cups: Anxiety & Stress Chat",
       "bundleId": "com.SevenCupsOfTea.app",
       "version": "4.0.9.1",
       "minimumOsVersion": "9.3",
       "currentVersionReleaseDate": "2018-08-25T22:31:03Z",
       "releaseDate": "2014-10-12T14:47:01Z",
       "releaseNotes": "• Improved support for health systems\n• Support for region sponsors",
       "artistId": 921814679,
       "artistName": "7 Cups of Tea",
       "primaryGenreId": 6013,
       "primaryGenreName": "Health & Fitness",
       "formattedPrice": "Free",
       "fileSizeBytes": "14382080"
      }
     ]
    }
    ## us software id=640199958 bundleId=developer.apple.wwdc-Release status=200 source=excerpt-ios-lookup-alldmeat.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 640199958,
       "trackName": "Apple Developer",
       "bundleId": "developer.apple.wwdc-Release",
       "version": "8.0",
       "minimumOsVersion": "12.4",
       "currentVersionReleaseDate": "2019-11-18T23:36:32Z",
       "releaseDate": "2013-06-03T13:41:42Z",
       "releaseNotes": "Thank you for your feedback. New features include:• Discover tab• Enhanced Search UI• …",
       "artistId": 284417353,
       "artistName": "Apple",
       "primaryGenreId": 6006,
       "primaryGenreName": "Reference",
       "formattedPrice": "Free",
       "fileSizeBytes": "35975168"
      }
     ]
    }
    ## us software id=284882215 bundleId=com.facebook.Facebook status=200 source=ios-lookup-facebook-byid-2014.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 284882215,
       "trackName": "Facebook",
       "bundleId": "com.facebook.Facebook",
       "version": "15.0",
       "minimumOsVersion": "7.0",
       "releaseDate": "2008-07-11T07:00:00Z",
       "releaseNotes": "Thanks for using Facebook! To make our app better for you, we bring updates to the App …",
       "artistId": 284882218,
       "artistName": "Facebook, Inc.",
       "primaryGenreId": 6005,
       "primaryGenreName": "Social Networking",
       "formattedPrice": "Free",
       "fileSizeBytes": "67617695"
      }
     ]
    }
    ## us software id=1444383602 bundleId=com.goodnotesapp.x status=200 source=mixed-search-notability-20results-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 1444383602,
       "trackName": "GoodNotes 5",
       "bundleId": "com.goodnotesapp.x",
       "version": "5.5.5",
       "minimumOsVersion": "12.0",
       "currentVersionReleaseDate": "2020-09-02T14:52:16Z",
       "releaseDate": "2019-01-15T09:36:27Z",
       "releaseNotes": "Bugfixes and performance improvements",
       "artistId": 424587624,
       "artistName": "Time Base Technology Limited",
       "primaryGenreId": 6007,
       "primaryGenreName": "Productivity",
       "formattedPrice": "$7.99",
       "fileSizeBytes": "326528000",
       "supportedDevices": [
        "iPad612-iPad612",
        "iPadMini4-iPadMini4",
        "MacDesktop-MacDesktop"
       ]
      }
     ]
    }
    ## fr software id=338986109 bundleId=com.orange.118712 status=200 source=ios-lookup-338986109-fr-2014.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 338986109,
       "trackName": "118 712 annuaire - recherche inverse, pro, particulier",
       "bundleId": "com.orange.118712",
       "version": "4.2.2",
       "minimumOsVersion": "7.0",
       "releaseDate": "2009-11-20T23:00:19Z",
       "releaseNotes": "Correction de bugs mineurs",
       "artistId": 286449796,
       "artistName": "Orange",
       "primaryGenreId": 6002,
       "primaryGenreName": "Utilities",
       "formattedPrice": "Gratuit",
       "fileSizeBytes": "16438563"
      }
     ]
    }
    ## kr software id=981110422 bundleId=com.kakao.taxi status=200 source=ios-kr-search-36results-raw-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 981110422,
       "trackName": "카카오 T",
       "bundleId": "com.kakao.taxi",
       "version": "4.1.18",
       "minimumOsVersion": "11.0",
       "currentVersionReleaseDate": "2020-08-05T07:43:35Z",
       "releaseDate": "2015-04-02T01:04:53Z",
       "releaseNotes": "[업데이트]\n1. 지루함을 덜어내기 위해 택시 호출중 화면 디자인을 개선했습니다.\n2. 프리미엄 대리 전격 출시! 최고의 기사님이 집까지 (상당히) …",
       "artistId": 1266185413,
       "artistName": "Kakao Mobility Corp.",
       "primaryGenreId": 6003,
       "primaryGenreName": "Travel",
       "formattedPrice": "무료",
       "fileSizeBytes": "210327552"
      }
     ]
    }
    ## us desktopSoftware id=803453959 bundleId=com.tinyspeck.slackmacgap status=200 source=mac-lookup-slack-2018.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "mac-software",
       "trackId": 803453959,
       "trackName": "Slack",
       "bundleId": "com.tinyspeck.slackmacgap",
       "version": "3.3.3",
       "minimumOsVersion": "10.9",
       "currentVersionReleaseDate": "2018-10-02T23:28:05Z",
       "releaseDate": "2014-01-23T02:46:20Z",
       "releaseNotes": "All updates are important, of course. This one contains security updates, and as we …",
       "artistId": 453420243,
       "artistName": "Slack Technologies, Inc.",
       "primaryGenreId": 12001,
       "primaryGenreName": "Business",
       "formattedPrice": "Free",
       "fileSizeBytes": "74398324"
      }
     ]
    }
    ## us desktopSoftware id=904280696 bundleId=com.culturedcode.ThingsMac status=200 source=mac-lookup-things3-2018.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "mac-software",
       "trackId": 904280696,
       "trackName": "Things 3",
       "bundleId": "com.culturedcode.ThingsMac",
       "version": "3.8",
       "minimumOsVersion": "10.11.0",
       "currentVersionReleaseDate": "2018-12-12T15:08:04Z",
       "releaseDate": "2017-05-18T16:42:04Z",
       "releaseNotes": "This update accompanies our 3.8 release for iOS, which brings Dark Mode to our mobile …",
       "artistId": 284971784,
       "artistName": "Cultured Code GmbH & Co. KG",
       "primaryGenreId": 12014,
       "primaryGenreName": "Productivity",
       "formattedPrice": "$49.99",
       "fileSizeBytes": "14822461"
      }
     ]
    }
    ## us desktopSoftware id=404009241 bundleId=com.barebones.bbedit status=200 source=mac-search-bbedit-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "mac-software",
       "trackId": 404009241,
       "trackName": "BBEdit",
       "bundleId": "com.barebones.bbedit",
       "version": "13.1.3",
       "minimumOsVersion": "10.14",
       "currentVersionReleaseDate": "2020-07-30T12:53:37Z",
       "releaseDate": "2011-01-05T08:23:40Z",
       "releaseNotes": "BBEdit 13.1.3 is a recommended update for all customers. This version includes an …",
       "artistId": 396307685,
       "artistName": "Bare Bones Software, Inc.",
       "primaryGenreId": 6026,
       "primaryGenreName": "Developer Tools",
       "formattedPrice": "Free",
       "fileSizeBytes": "15198547"
      }
     ]
    }
    ## us desktopSoftware id=1262528148 bundleId=com.deliveryslip.app status=200 source=mixed-search-deliveries-30results-2020.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "mac-software",
       "trackId": 1262528148,
       "trackName": "DeliverySlip",
       "bundleId": "com.deliveryslip.app",
       "version": "7.14.05601",
       "minimumOsVersion": "10.9.0",
       "currentVersionReleaseDate": "2019-03-01T17:17:12Z",
       "releaseDate": "2017-07-26T16:28:39Z",
       "releaseNotes": "7.14 Release Notes:\n---\nNEW - Download All:\n* Includes secure files and documents for …",
       "artistId": 1262528147,
       "artistName": "DeliverySlip",
       "primaryGenreId": 6007,
       "primaryGenreName": "Productivity",
       "formattedPrice": "Free",
       "fileSizeBytes": "70736472"
      }
     ]
    }
    ## us software id=123456789 bundleId=com.example.app status=200 source=synthetic-shared-id-ios.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "software",
       "trackId": 123456789,
       "trackName": "Example",
       "bundleId": "com.example.app",
       "version": "15.3",
       "minimumOsVersion": "17.0",
       "currentVersionReleaseDate": "2026-03-03T18:05:00Z",
       "releaseDate": "2020-05-04T07:00:00Z",
       "releaseNotes": "• Opens large documents faster.\n• Fixes a crash on launch.",
       "artistId": 987654321,
       "artistName": "Example GmbH",
       "primaryGenreId": 6007,
       "primaryGenreName": "Productivity",
       "formattedPrice": "Free",
       "fileSizeBytes": "48234496"
      }
     ]
    }
    ## us desktopSoftware id=123456789 bundleId=com.example.app status=200 source=synthetic-shared-id-mac.json
    {
     "resultCount": 1,
     "results": [
      {
       "wrapperType": "software",
       "kind": "mac-software",
       "trackId": 123456789,
       "trackName": "Example",
       "bundleId": "com.example.app",
       "version": "15.3.1",
       "minimumOsVersion": "14.0",
       "currentVersionReleaseDate": "2026-03-10T17:22:41Z",
       "releaseDate": "2020-05-04T07:00:00Z",
       "releaseNotes": "• Opens large documents faster.\n• Fixes a crash on launch.",
       "artistId": 987654321,
       "artistName": "Example GmbH",
       "primaryGenreId": 6007,
       "primaryGenreName": "Productivity",
       "formattedPrice": "Free",
       "fileSizeBytes": "48234496"
      }
     ]
    }
    ## us - id=429000429 bundleId=com.example.throttled status=429 source=error-429-body.txt retry-after=30
    Rate limit has been exceeded for: itunes-apple-com|general|203.0.113.10
    """#
}
