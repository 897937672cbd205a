/** The command {@code convert}. */
@NullMarked
package org.nonomino.app.convert;

import org.jspecify.annotations.NullMarked;
