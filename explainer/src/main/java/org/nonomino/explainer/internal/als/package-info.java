/** Almost locked sets. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.als;

import org.jspecify.annotations.NullMarked;
