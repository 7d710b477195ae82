/* Parts of the C library's mathematics without the tables that they bring along, which a board has no use for. Both give the very numbers
 * that the library gives for whatever a board asks, and stop the module where something else is asked: a board drawn wrong would be the
 * harder to explain. Linked into the board module alone. */

#include "SDL_internal.h"

#include "libm/math_libm.h"

/* Only whole exponents: a drawing's digits behind the point are divided by a power of ten, which is exact up to the 22nd. */
double SDL_uclibc_pow(double base, double exponent) {
    double power = 1;
    int left = (int)exponent;
    if (left != exponent || left < -22 || left > 22) __builtin_trap();
    for (; left > 0; --left) power *= base;
    for (; left < 0; ++left) power /= base;
    return power;
}

/* The C library's sine, cosine and tangent bring angles of more than a quarter of a million turns back into the first one by a table of
 * 690 numbers. A board turns nothing that far. */
int __rem_pio2_large(double* digits, double* angle, int exponent, int count, int precision) { __builtin_trap(); }
