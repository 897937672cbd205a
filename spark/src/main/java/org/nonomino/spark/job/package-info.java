/** Runs of jobs: sessions of Spark, and the words by which each machine knows what to do. */
@NullMarked
package org.nonomino.spark.job;

import org.jspecify.annotations.NullMarked;
