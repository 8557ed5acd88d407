// UIKit, as much as a small app in Objective-C needs.

@import AppFoundation;

#include "Application.h"
#include "Scenes.h"
#include "Tables.h"
