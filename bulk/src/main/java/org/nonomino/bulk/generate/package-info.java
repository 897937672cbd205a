/** The command {@code generate}. */
@NullMarked
package org.nonomino.bulk.generate;

import org.jspecify.annotations.NullMarked;
