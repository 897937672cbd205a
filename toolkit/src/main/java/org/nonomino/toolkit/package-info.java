/**
 * All functions of Nonomino, with typed requests and typed results: the API for programs that embed
 * it, and the base of the command line and the server. {@link org.nonomino.toolkit.Nonomino} has
 * the calls that most programs need. This package does not touch files, sockets, threads or the
 * standard streams.
 */
@NullMarked
package org.nonomino.toolkit;

import org.jspecify.annotations.NullMarked;
