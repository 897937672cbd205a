/** Packages that include a Java runtime, for users without Java (docs/adr/0025). */
@NullMarked
package org.nonomino.packaging;

import org.jspecify.annotations.NullMarked;
