/** Internal to the explainer, not an API: a few cells of few candidates around a pivot. */
@NullMarked
package org.nonomino.explainer.internal.wings;

import org.jspecify.annotations.NullMarked;
