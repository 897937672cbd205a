package org.nonomino.core.constraint;

/**
 * A row or a column.
 *
 * @param index its number from 0
 */
public record GridLine(boolean isRow, int index) {}
