/** Internal to the explainer, not an API: patterns that would give a second solution. */
@NullMarked
package org.nonomino.explainer.internal.uniqueness;

import org.jspecify.annotations.NullMarked;
