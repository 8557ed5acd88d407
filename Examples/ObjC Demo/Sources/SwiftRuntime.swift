// Empty on purpose. An app without any Swift of its own does not link what Swift libraries like iLinkKit need on systems
// older than they are; one Swift file in the target makes Xcode link it.
