/**
 * Internal to the explainer, and no API: boards with their candidates, and the sets of cells and
 * links that techniques need of them.
 */
@NullMarked
package org.nonomino.explainer.internal.board;

import org.jspecify.annotations.NullMarked;
