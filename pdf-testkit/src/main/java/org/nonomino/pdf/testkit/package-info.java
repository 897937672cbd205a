/** Facts about PDF files for the tests of this project. */
@NullMarked
package org.nonomino.pdf.testkit;

import org.jspecify.annotations.NullMarked;
