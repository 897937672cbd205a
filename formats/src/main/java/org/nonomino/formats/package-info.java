/** Text formats of puzzles that lean on a library, behind the interface of {@code core}. */
package org.nonomino.formats;
