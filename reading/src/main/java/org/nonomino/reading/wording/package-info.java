/**
 * Reads rules in words: text becomes sentences, and a sentence becomes clues, or says nothing for a
 * solver, or is not understood. The wordings are data.
 */
@NullMarked
package org.nonomino.reading.wording;

import org.jspecify.annotations.NullMarked;
