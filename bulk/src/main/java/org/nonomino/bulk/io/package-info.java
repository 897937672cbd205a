/** Inputs, outputs and pipelines of the commands, and how a run ends. */
@NullMarked
package org.nonomino.bulk.io;

import org.jspecify.annotations.NullMarked;
