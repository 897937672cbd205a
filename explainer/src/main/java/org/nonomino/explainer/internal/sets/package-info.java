/** Internal to the explainer, not an API: naked and hidden sets. */
@NullMarked
package org.nonomino.explainer.internal.sets;

import org.jspecify.annotations.NullMarked;
