/** Cells and houses with one possibility. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.singles;

import org.jspecify.annotations.NullMarked;
