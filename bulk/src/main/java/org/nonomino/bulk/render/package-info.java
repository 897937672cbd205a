/** The command {@code render}, and pictures as files. */
@NullMarked
package org.nonomino.bulk.render;

import org.jspecify.annotations.NullMarked;
