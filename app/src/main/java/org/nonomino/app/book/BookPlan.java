package org.nonomino.app.book;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.StepKind;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookStyle;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Difficulty;

/**
 * The content and design of a book, as given by a plan. Immutable.
 *
 * @param titles the words of the title page; an empty title is replaced by one that fits the
 *     puzzles
 * @param style the style of its pages
 * @param language the words that the program adds
 * @param levels the names and bounds of levels
 * @param seed the seed of everything random; a random one if empty
 * @param cover the colour of the cover; empty for no cover
 * @param hasContents whether there is a table of contents
 * @param hasRules whether the rules are explained
 * @param tips which techniques are explained
 * @param hasStars whether headings have stars for the level
 * @param hasRatings whether headings have the rating
 * @param earlier the puzzles of earlier books
 * @param chapters at least one
 */
record BookPlan(
    Book.Titles titles,
    BookStyle style,
    BookLanguage language,
    Levels levels,
    OptionalLong seed,
    OptionalInt cover,
    boolean hasContents,
    boolean hasRules,
    Tips tips,
    boolean hasStars,
    boolean hasRatings,
    List<PuzzleFile> earlier,
    List<Chapter> chapters) {

  /** Copies the lists. */
  BookPlan {
    earlier = List.copyOf(earlier);
    chapters = List.copyOf(chapters);
  }

  /**
   * The choice of explained techniques.
   *
   * @param kinds the named techniques, if any
   * @param max otherwise, the maximum number of the techniques that the puzzles require
   */
  record Tips(List<StepKind> kinds, int max) {}

  /** A file with puzzles, and the place where the plan names it. */
  record PuzzleFile(PlanValue.Text name, String path) {}

  /**
   * A chapter.
   *
   * @param place its place in the plan
   * @param title its title; if empty, one that fits is chosen
   * @param source the source of its puzzles
   * @param perPage the number of puzzles per page; if empty, it depends on their size
   * @param perPagePlace the place of this number in the plan, or else that of the chapter
   * @param isSorted whether the easiest puzzle is the first
   * @param hasPaths whether the steps of the solutions are printed
   * @param timeout the time limit per puzzle
   */
  record Chapter(
      Place place,
      String title,
      Source source,
      OptionalInt perPage,
      Place perPagePlace,
      boolean isSorted,
      boolean hasPaths,
      Duration timeout) {}

  /** The source of the puzzles of a chapter. */
  sealed interface Source {}

  /**
   * Generated puzzles.
   *
   * @param number the number of puzzles
   * @param difficulty the required difficulty, if any
   * @param technique the kind of step that each position is just before; empty for whole puzzles
   */
  record Made(
      GeneratorSpec spec, int number, Optional<Difficulty> difficulty, Optional<StepKind> technique)
      implements Source {}

  /** Puzzles from at least one file. */
  record Read(List<PuzzleFile> files) implements Source {
    /** Copies the list. */
    Read {
      files = List.copyOf(files);
    }
  }
}
