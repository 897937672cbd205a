/** The commands {@code layouts}. */
@NullMarked
package org.nonomino.app.layouts;

import org.jspecify.annotations.NullMarked;
