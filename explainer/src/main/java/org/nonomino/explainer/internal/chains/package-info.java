/**
 * Internal to the explainer, not an API: alternating chains of candidates and groups that have
 * names.
 */
@NullMarked
package org.nonomino.explainer.internal.chains;

import org.jspecify.annotations.NullMarked;
