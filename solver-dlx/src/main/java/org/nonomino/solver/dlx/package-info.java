/** Exact cover by Dancing Links (D. E. Knuth, 2000; TAOCP 4B, 7.2.2.1). */
@NullMarked
package org.nonomino.solver.dlx;

import org.jspecify.annotations.NullMarked;
