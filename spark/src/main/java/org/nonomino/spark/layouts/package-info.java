/** Jobs that enumerate layouts. */
@NullMarked
package org.nonomino.spark.layouts;

import org.jspecify.annotations.NullMarked;
