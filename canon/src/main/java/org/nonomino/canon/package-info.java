/**
 * Canonical forms: a puzzle, solution grid or layout is recognized in all its disguises; and the
 * automorphisms of layouts and puzzles. docs/adr/0023 says which form is chosen, and why.
 */
@NullMarked
package org.nonomino.canon;

import org.jspecify.annotations.NullMarked;
