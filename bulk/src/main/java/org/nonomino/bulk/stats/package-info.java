/** The command {@code stats}. */
@NullMarked
package org.nonomino.bulk.stats;

import org.jspecify.annotations.NullMarked;
