/** Internal to the explainer, and no API: almost locked sets. */
@NullMarked
package org.nonomino.explainer.internal.als;

import org.jspecify.annotations.NullMarked;
