/** The command {@code techniques}. */
@NullMarked
package org.nonomino.app.techniques;

import org.jspecify.annotations.NullMarked;
