/** Runs of jobs: the sessions of Spark, and the words that describe a job to each machine. */
@NullMarked
package org.nonomino.spark.job;

import org.jspecify.annotations.NullMarked;
