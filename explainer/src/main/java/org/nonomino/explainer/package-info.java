/** Human techniques for any regions: the next step with its reason, whole paths, and ratings. */
@NullMarked
package org.nonomino.explainer;

import org.jspecify.annotations.NullMarked;
