/** The commands {@code layouts}. */
@NullMarked
package org.nonomino.bulk.layouts;

import org.jspecify.annotations.NullMarked;
