package org.nonomino.core;

import java.util.List;
import java.util.Optional;

/**
 * The names of a kind in the notations that have one for it.
 *
 * @param text the name in the text notation, followed by others that can be read
 * @param json the name in our JSON, if it is not that of the constant
 * @param fPuzzles the field in the objects of f-puzzles, in lower case
 * @param sudokuPad the rule in the objects of SudokuPad
 * @param iss the name in the texts of Interactive Sudoku Solver
 */
public record KindNames(
    List<String> text,
    Optional<String> json,
    Optional<String> fPuzzles,
    Optional<String> sudokuPad,
    Optional<String> iss) {

  /** Returns the names in the text notation. */
  static KindNames text(String... names) {
    return new KindNames(
        List.of(names), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  KindNames json(String name) {
    return new KindNames(text, Optional.of(name), fPuzzles, sudokuPad, iss);
  }

  KindNames fPuzzles(String name) {
    return new KindNames(text, json, Optional.of(name), sudokuPad, iss);
  }

  KindNames sudokuPad(String name) {
    return new KindNames(text, json, fPuzzles, Optional.of(name), iss);
  }

  KindNames iss(String name) {
    return new KindNames(text, json, fPuzzles, sudokuPad, Optional.of(name));
  }
}
