#ifndef ILINK_AUTOSTART_H
#define ILINK_AUTOSTART_H

// There is nothing to call and nothing to include: a program that links this product starts iLink.
//
// Settings are made on iLink itself, best before launching finishes; they count at the first decision.

#endif
