package org.nonomino.core;

/**
 * A digit that appears twice in a house.
 *
 * @param house the house
 * @param digit 1..n
 * @param firstCell the first cell with the digit, row-major from 0
 * @param secondCell a later cell of the same house with the same digit
 */
public record Conflict(House house, int digit, int firstCell, int secondCell) {}
