/** Techniques for constraints beyond houses. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.constraints;

import org.jspecify.annotations.NullMarked;
