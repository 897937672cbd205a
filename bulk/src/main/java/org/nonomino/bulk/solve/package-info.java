/** The command {@code solve}. */
@NullMarked
package org.nonomino.bulk.solve;

import org.jspecify.annotations.NullMarked;
