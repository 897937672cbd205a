/** Digits confined to the crossing of two houses. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.intersections;

import org.jspecify.annotations.NullMarked;
