/** Internal to the explainer, and no API: digits that are confined to where two houses cross. */
@NullMarked
package org.nonomino.explainer.internal.intersections;

import org.jspecify.annotations.NullMarked;
