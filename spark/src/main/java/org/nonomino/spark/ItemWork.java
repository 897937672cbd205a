package org.nonomino.spark;

import org.nonomino.app.bulk.BulkWork;

/**
 * What is done to the items of files. For any thread.
 *
 * @param work what is done to each
 * @param reading how they are read
 */
record ItemWork(BulkWork<?> work, ItemReading reading) {}
