package org.nonomino.render;

/**
 * How a picture in text looks.
 *
 * @param ascii whether borders are drawn with {@code + - |} instead of box-drawing characters
 * @param colour whether givens and answers differ by the terminal's escape codes instead of by
 *     brackets
 */
public record TextStyle(boolean ascii, boolean colour) {}
