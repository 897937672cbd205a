/** Internal to the explainer, not an API: cells and houses with one possibility. */
@NullMarked
package org.nonomino.explainer.internal.singles;

import org.jspecify.annotations.NullMarked;
