/** Internal to the explainer, not an API: almost locked sets. */
@NullMarked
package org.nonomino.explainer.internal.als;

import org.jspecify.annotations.NullMarked;
