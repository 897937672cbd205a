/** The tree of a JSON input, and the reader and writer of the puzzle object. */
@NullMarked
package org.nonomino.formats.json;

import org.jspecify.annotations.NullMarked;
