/** Puzzles of others for the tests of this project. */
package org.nonomino.test.corpus;
