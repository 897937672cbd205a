/** Jobs that do the same work on each item of files. */
@NullMarked
package org.nonomino.spark.items;

import org.jspecify.annotations.NullMarked;
