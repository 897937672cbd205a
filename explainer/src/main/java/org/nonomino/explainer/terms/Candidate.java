package org.nonomino.explainer.terms;

/**
 * A digit that a cell may have.
 *
 * @param cell row-major from 0
 * @param digit 1..n
 */
public record Candidate(int cell, int digit) {}
