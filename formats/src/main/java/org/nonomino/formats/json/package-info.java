/** The tree of a JSON text, and the puzzle object: how it is read, and how it is written. */
@NullMarked
package org.nonomino.formats.json;

import org.jspecify.annotations.NullMarked;
