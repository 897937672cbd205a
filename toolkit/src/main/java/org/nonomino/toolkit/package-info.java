/**
 * All that Nonomino does, as functions from typed requests to typed results: the entry for programs
 * that embed it, and what the command line and the server put into words. {@link
 * org.nonomino.toolkit.Nonomino} has the calls that most programs need. Nothing here touches files,
 * sockets, threads or the streams of the process.
 */
@NullMarked
package org.nonomino.toolkit;

import org.jspecify.annotations.NullMarked;
