/**
 * Checks of a release staged in a folder: the requirements of the Central Portal, and the agreement
 * of the bill of materials with the list of third parties. None of this is published.
 */
@NullMarked
package org.nonomino.release;

import org.jspecify.annotations.NullMarked;
