/** Tables of Parquet with a row for each answer. */
@NullMarked
package org.nonomino.spark.table;

import org.jspecify.annotations.NullMarked;
