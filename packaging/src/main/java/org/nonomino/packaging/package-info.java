/** Packages with a Java runtime inside, for those who have none (docs/adr/0025). */
@NullMarked
package org.nonomino.packaging;

import org.jspecify.annotations.NullMarked;
