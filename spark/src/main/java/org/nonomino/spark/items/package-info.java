/** Jobs that do the same to each item of files. */
@NullMarked
package org.nonomino.spark.items;

import org.jspecify.annotations.NullMarked;
