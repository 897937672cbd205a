/** The rules of a puzzle as sentences for people, made from its constraints. */
@NullMarked
package org.nonomino.text.rules;

import org.jspecify.annotations.NullMarked;
