/** What is logged, and how. */
@NullMarked
package org.nonomino.app.log;

import org.jspecify.annotations.NullMarked;
