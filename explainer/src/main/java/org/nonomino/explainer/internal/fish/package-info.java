/** Internal to the explainer, and no API: one digit in as many houses one way as the other. */
@NullMarked
package org.nonomino.explainer.internal.fish;

import org.jspecify.annotations.NullMarked;
