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
 * What is to be in a book and how it is to look, as a plan says. Immutable.
 *
 * @param titles of the title page; without a title, one that fits the puzzles is chosen
 * @param style how its pages look
 * @param language the words that the program adds
 * @param levels what ratings are called
 * @param seed of everything random; drawn if empty
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
   * Which techniques are explained.
   *
   * @param kinds these, if they are named
   * @param most or else as many of those that the puzzles need
   */
  record Tips(List<StepKind> kinds, int most) {}

  /** A file with puzzles, and where the plan names it. */
  record PuzzleFile(PlanValue.Text name, String path) {}

  /**
   * A chapter.
   *
   * @param place where it is in the plan
   * @param title empty for one that fits
   * @param source where its puzzles come from
   * @param perPage how many are on a page; empty for as many as suit their size
   * @param perPagePlace where the plan says so, or else the place of the chapter
   * @param isSorted whether the easiest puzzle is the first
   * @param hasPaths whether the steps of the solutions are printed
   * @param timeout how long a puzzle may take
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

  /** Where the puzzles of a chapter come from. */
  sealed interface Source {}

  /**
   * They are made.
   *
   * @param number how many
   * @param difficulty how hard they are to be, if it matters
   * @param technique the kind of step that each position is just before; empty for whole puzzles
   */
  record Made(
      GeneratorSpec spec, int number, Optional<Difficulty> difficulty, Optional<StepKind> technique)
      implements Source {}

  /** They are read from files; at least one. */
  record Read(List<PuzzleFile> files) implements Source {
    /** Copies the list. */
    Read {
      files = List.copyOf(files);
    }
  }
}
