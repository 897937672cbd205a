/**
 * Internal to the explainer, and no API: alternating chains of candidates and groups that have
 * names of their own.
 */
@NullMarked
package org.nonomino.explainer.internal.chains;

import org.jspecify.annotations.NullMarked;
