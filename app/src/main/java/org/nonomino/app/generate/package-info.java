/** The command {@code generate}. */
@NullMarked
package org.nonomino.app.generate;

import org.jspecify.annotations.NullMarked;
