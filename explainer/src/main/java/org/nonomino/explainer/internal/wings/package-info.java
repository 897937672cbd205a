/** Internal to the explainer, and no API: a few cells of few candidates around a pivot. */
@NullMarked
package org.nonomino.explainer.internal.wings;

import org.jspecify.annotations.NullMarked;
