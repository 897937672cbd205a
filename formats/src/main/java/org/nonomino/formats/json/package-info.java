/** The tree of a JSON text, and the puzzle object: how it is read, and how it is written. */
package org.nonomino.formats.json;
