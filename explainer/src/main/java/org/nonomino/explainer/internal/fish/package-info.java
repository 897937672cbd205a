/** Internal to the explainer, not an API: one digit in equally many houses of two kinds. */
@NullMarked
package org.nonomino.explainer.internal.fish;

import org.jspecify.annotations.NullMarked;
