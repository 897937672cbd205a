/** Internal to the explainer, and no API: the law of leftovers, and sets that lean on it. */
@NullMarked
package org.nonomino.explainer.internal.leftovers;

import org.jspecify.annotations.NullMarked;
