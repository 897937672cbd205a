/** Merges the program and its libraries into one jar that starts quickly. */
@NullMarked
package org.nonomino.app.linker;

import org.jspecify.annotations.NullMarked;
