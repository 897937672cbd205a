/** Puzzles of others for the tests of this project. */
@NullMarked
package org.nonomino.test.corpus;

import org.jspecify.annotations.NullMarked;
