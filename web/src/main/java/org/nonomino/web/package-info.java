/** The page, and the HTTP interface behind it: docs/adr/0013. */
@NullMarked
package org.nonomino.web;

import org.jspecify.annotations.NullMarked;
