/**
 * Internal to the explainer, not an API: chains and forcing chains as Sudoku Explainer finds and
 * rates them.
 */
@NullMarked
package org.nonomino.explainer.internal.forcing;

import org.jspecify.annotations.NullMarked;
