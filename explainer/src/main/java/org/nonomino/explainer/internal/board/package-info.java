/**
 * Internal to the explainer, not an API: boards with their candidates, and the sets of cells and
 * links for the techniques.
 */
@NullMarked
package org.nonomino.explainer.internal.board;

import org.jspecify.annotations.NullMarked;
