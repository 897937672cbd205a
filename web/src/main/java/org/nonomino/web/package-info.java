/** The page, and the HTTP interface behind it: docs/adr/0013. */
package org.nonomino.web;
