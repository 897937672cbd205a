/** Inputs, outputs and pipelines of the commands, and exit codes. */
@NullMarked
package org.nonomino.bulk.io;

import org.jspecify.annotations.NullMarked;
