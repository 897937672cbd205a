/** Internal to the explainer, not an API: the law of leftovers, and sets that use it. */
@NullMarked
package org.nonomino.explainer.internal.leftovers;

import org.jspecify.annotations.NullMarked;
