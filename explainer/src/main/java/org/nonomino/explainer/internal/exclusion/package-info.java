/** Internal to the explainer, not an API: combinations of digits that are all excluded. */
@NullMarked
package org.nonomino.explainer.internal.exclusion;

import org.jspecify.annotations.NullMarked;
