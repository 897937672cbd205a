/**
 * The terms in which steps are told: candidates, kinds of steps, ratings, evidence. The entry
 * points and the techniques both need them.
 */
@NullMarked
package org.nonomino.explainer.terms;

import org.jspecify.annotations.NullMarked;
