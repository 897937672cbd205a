/** The command {@code stats}. */
@NullMarked
package org.nonomino.app.stats;

import org.jspecify.annotations.NullMarked;
