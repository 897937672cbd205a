/**
 * Checks of a release that is staged in a folder: what the Central Portal asks for, what the bill
 * of materials and the list of third parties say of each other. Nothing of it is published.
 */
@NullMarked
package org.nonomino.release;

import org.jspecify.annotations.NullMarked;
