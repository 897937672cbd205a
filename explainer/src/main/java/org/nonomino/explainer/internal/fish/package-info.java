/** One digit in equally many houses of two kinds. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.fish;

import org.jspecify.annotations.NullMarked;
