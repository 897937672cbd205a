/**
 * Canonical forms: one puzzle, solution grid or layout known in all its disguises; and the
 * symmetries of layouts and puzzles. docs/adr/0023 says which form is chosen, and why.
 */
@NullMarked
package org.nonomino.canon;

import org.jspecify.annotations.NullMarked;
