/** The entry point and the command line. */
@NullMarked
package org.nonomino.app;

import org.jspecify.annotations.NullMarked;
