package org.nonomino.render;

/** A point of a drawing: x to the right, y downwards, in CSS pixels (96 to an inch). */
public record Point(double x, double y) {}
