/** Internal to the explainer, and no API: naked and hidden sets. */
@NullMarked
package org.nonomino.explainer.internal.sets;

import org.jspecify.annotations.NullMarked;
