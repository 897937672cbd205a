/**
 * Internal to the explainer, and no API: found steps, what finds them, and how they are put into
 * words.
 */
@NullMarked
package org.nonomino.explainer.internal.step;

import org.jspecify.annotations.NullMarked;
