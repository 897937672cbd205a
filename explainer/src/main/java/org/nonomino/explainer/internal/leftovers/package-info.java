/** The law of leftovers, and sets that use it. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.leftovers;

import org.jspecify.annotations.NullMarked;
