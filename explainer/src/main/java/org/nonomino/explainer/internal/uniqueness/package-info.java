/** Patterns that would give a second solution. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.uniqueness;

import org.jspecify.annotations.NullMarked;
