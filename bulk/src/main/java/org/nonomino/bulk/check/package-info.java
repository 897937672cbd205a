/** The command {@code check}. */
@NullMarked
package org.nonomino.bulk.check;

import org.jspecify.annotations.NullMarked;
