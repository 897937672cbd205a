/** The one JSON dialect: of the interface under {@code /api/v1}, and of the command line. */
package org.nonomino.toolkit.json;
