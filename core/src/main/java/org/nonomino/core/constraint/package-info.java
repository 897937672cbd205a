/** The kinds of constraints: one immutable class each, with its definition and its primitives. */
@NullMarked
package org.nonomino.core.constraint;

import org.jspecify.annotations.NullMarked;
