/**
 * Formulas over digits, in which people write custom rules. Nothing but numbers goes in or comes
 * out.
 */
@NullMarked
package org.nonomino.core.formula;

import org.jspecify.annotations.NullMarked;
