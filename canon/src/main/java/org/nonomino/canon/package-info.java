/**
 * Canonical forms that identify a puzzle, solution grid or layout in all its disguises, and the
 * automorphisms of layouts and puzzles. docs/adr/0023 gives the choice of the forms and its
 * reasons.
 */
@NullMarked
package org.nonomino.canon;

import org.jspecify.annotations.NullMarked;
