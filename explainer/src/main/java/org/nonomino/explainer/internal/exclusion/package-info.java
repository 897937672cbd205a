/** Combinations of digits that are all excluded. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.exclusion;

import org.jspecify.annotations.NullMarked;
