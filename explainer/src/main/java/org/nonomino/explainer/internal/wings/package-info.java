/** A few cells of few candidates around a pivot. Internal to the explainer, not an API. */
@NullMarked
package org.nonomino.explainer.internal.wings;

import org.jspecify.annotations.NullMarked;
