/** The composition root and the command line. */
@NullMarked
package org.nonomino.app;

import org.jspecify.annotations.NullMarked;
