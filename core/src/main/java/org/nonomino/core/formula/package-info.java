/**
 * Formulas over digits, in which people write rules of their own. Nothing but numbers goes in or
 * comes out.
 */
@NullMarked
package org.nonomino.core.formula;

import org.jspecify.annotations.NullMarked;
