/** Internal to the explainer, and no API: cells and houses with one possibility. */
@NullMarked
package org.nonomino.explainer.internal.singles;

import org.jspecify.annotations.NullMarked;
