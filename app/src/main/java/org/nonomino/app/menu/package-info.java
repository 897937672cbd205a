/** The interactive menu. */
@NullMarked
package org.nonomino.app.menu;

import org.jspecify.annotations.NullMarked;
