/** The commands {@code hint} and {@code explain}. */
@NullMarked
package org.nonomino.app.explain;

import org.jspecify.annotations.NullMarked;
