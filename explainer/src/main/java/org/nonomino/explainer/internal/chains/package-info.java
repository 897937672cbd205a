/**
 * Alternating chains of candidates and groups that have names. Internal to the explainer, not an
 * API.
 */
@NullMarked
package org.nonomino.explainer.internal.chains;

import org.jspecify.annotations.NullMarked;
