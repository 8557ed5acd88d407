// The header that Swift writes asks for this one. A real SDK has it.
#include <stddef.h>
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
