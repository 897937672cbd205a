/** The words of the domain: grids of digits, region masks, the layouts they imply, and puzzles. */
package org.nonomino.core;
