/** The command {@code canon}. */
@NullMarked
package org.nonomino.bulk.canon;

import org.jspecify.annotations.NullMarked;
