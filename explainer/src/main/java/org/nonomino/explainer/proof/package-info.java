/** Proofs that parts of a puzzle contradict each other, in steps that a person can check. */
@NullMarked
package org.nonomino.explainer.proof;

import org.jspecify.annotations.NullMarked;
