/** The web app, and its HTTP interface; see docs/adr/0013. */
@NullMarked
package org.nonomino.web;

import org.jspecify.annotations.NullMarked;
