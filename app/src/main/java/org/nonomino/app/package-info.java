/** The composition root and the command line. */
package org.nonomino.app;
