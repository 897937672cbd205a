/** Files wherever Hadoop finds them, those of Parquet among them. */
@NullMarked
package org.nonomino.spark.storage;

import org.jspecify.annotations.NullMarked;
