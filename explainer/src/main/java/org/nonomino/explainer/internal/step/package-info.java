/**
 * Found steps, the techniques that find them, and their explanations. Internal to the explainer,
 * not an API.
 */
@NullMarked
package org.nonomino.explainer.internal.step;

import org.jspecify.annotations.NullMarked;
