/** Custom rules, with their forms and looks. */
@NullMarked
package org.nonomino.core.rule;

import org.jspecify.annotations.NullMarked;
