/** Naked and hidden sets. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.sets;

import org.jspecify.annotations.NullMarked;
