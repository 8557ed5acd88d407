#include "iLinkAutostart.h"

// In iLinkKit. Starts nothing yet: it waits until the app has launched.
extern void iLinkStartAfterLaunch(void);

// Runs when the program is loaded, before main(). Linkers keep the list of such functions even where they remove what
// nobody refers to; a static archive's member that nobody refers to is not looked at in the first place.
__attribute__((constructor, used)) static void prepare(void) { iLinkStartAfterLaunch(); }
