/** Internal to the explainer, not an API: digits confined to the crossing of two houses. */
@NullMarked
package org.nonomino.explainer.internal.intersections;

import org.jspecify.annotations.NullMarked;
