/** The kinds of constraints. Each is an immutable class with its definition and its primitives. */
@NullMarked
package org.nonomino.core.constraint;

import org.jspecify.annotations.NullMarked;
