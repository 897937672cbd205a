/** The command {@code canon}. */
@NullMarked
package org.nonomino.app.canon;

import org.jspecify.annotations.NullMarked;
