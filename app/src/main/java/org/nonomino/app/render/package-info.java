/** The command {@code render}, and pictures as files. */
@NullMarked
package org.nonomino.app.render;

import org.jspecify.annotations.NullMarked;
