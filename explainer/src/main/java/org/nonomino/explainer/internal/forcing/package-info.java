/**
 * Chains and forcing chains as Sudoku Explainer finds and rates them. Internal to the explainer,
 * not an API.
 */
@NullMarked
package org.nonomino.explainer.internal.forcing;

import org.jspecify.annotations.NullMarked;
