/**
 * Internal to the explainer, not an API: found steps, the techniques that find them, and their
 * explanations.
 */
@NullMarked
package org.nonomino.explainer.internal.step;

import org.jspecify.annotations.NullMarked;
