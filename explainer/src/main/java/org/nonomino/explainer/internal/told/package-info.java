/**
 * Paths in the form for a person: close to the last digit, and without detours. Internal to the
 * explainer, not an API.
 */
@NullMarked
package org.nonomino.explainer.internal.told;

import org.jspecify.annotations.NullMarked;
