/* What the C library says of the heap; Swift's own module of it leaves that out. */
#include <malloc.h>
