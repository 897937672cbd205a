/**
 * Internal to the explainer, not an API. Boards with their candidates, and the sets of cells and
 * links for the techniques.
 */
@NullMarked
package org.nonomino.explainer.internal.board;

import org.jspecify.annotations.NullMarked;
