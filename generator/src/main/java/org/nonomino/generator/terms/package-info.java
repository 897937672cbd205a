/**
 * The terms of generation: what is requested, what results, and the interface of fillers. The entry
 * points and the internal packages both need them.
 */
@NullMarked
package org.nonomino.generator.terms;

import org.jspecify.annotations.NullMarked;
