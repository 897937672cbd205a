/** Reads requests to generate puzzles from the options of a command, from JSON and from plans. */
@NullMarked
package org.nonomino.toolkit.request;

import org.jspecify.annotations.NullMarked;
