/**
 * The clues of a filling: removing and exchanging them, and proving that one solution is left.
 *
 * <p>This package is internal and may change in any version. Use {@link org.nonomino.generator}.
 */
@NullMarked
package org.nonomino.generator.internal.clues;

import org.jspecify.annotations.NullMarked;
