/** Files of puzzles or layouts, and the parts in which tasks share them. */
@NullMarked
package org.nonomino.spark.input;

import org.jspecify.annotations.NullMarked;
