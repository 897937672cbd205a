/**
 * Understands what people share. A {@link org.nonomino.reading.Document} is what a link or a file
 * holds. Its sentences become clues and its drawings become forms; both together become
 * constraints. docs/adr/0051 gives the reasons.
 */
@NullMarked
package org.nonomino.reading;

import org.jspecify.annotations.NullMarked;
