package org.nonomino.book;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.render.Look;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookStyle;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Difficulty;

/**
 * The content and design of a book, as given by a plan. Immutable.
 *
 * @param seed the seed of everything random; a random one if empty
 * @param others the puzzles to compare with
 * @param chapters at least one
 */
record BookPlan(
    Imprint imprint,
    Design design,
    Parts parts,
    OptionalLong seed,
    OtherPuzzles others,
    List<Chapter> chapters) {

  /** Copies the list. */
  BookPlan {
    chapters = List.copyOf(chapters);
  }

  /**
   * The identity of the book, and its outside.
   *
   * @param titles the words of the title page; an empty title is replaced by one that fits the
   *     puzzles
   * @param isbn the number of the book; empty for none
   * @param cover the outside of the book; empty for no cover
   * @param print the printing service; empty for screens and home printers
   */
  record Imprint(
      Book.Titles titles, String isbn, Optional<Cover> cover, Optional<PrintPlan> print) {}

  /**
   * The look and the words of all pages.
   *
   * @param style the style of the pages
   * @param look the look of constraints that a setter drew
   * @param language the words that the program adds
   * @param levels the names and bounds of levels
   * @param hasStars whether headings have stars for the level
   * @param hasRatings whether headings have the rating
   */
  record Design(
      BookStyle style,
      Look look,
      BookLanguage language,
      Levels levels,
      boolean hasStars,
      boolean hasRatings) {}

  /**
   * The parts besides the chapters and their solutions.
   *
   * @param frontMatter the pages before the rules
   * @param hasContents whether there is a table of contents
   * @param hasRules whether the rules are explained
   * @param tips which techniques are explained
   * @param hintsFrom the lowest level whose puzzles have hints; empty for no hints
   */
  record Parts(
      FrontMatter frontMatter,
      boolean hasContents,
      boolean hasRules,
      Tips tips,
      Optional<Level> hintsFrom) {}

  /**
   * The files of other puzzles.
   *
   * @param earlier the puzzles of earlier books, which are left out
   * @param archives the puzzles whose twins are reported
   */
  record OtherPuzzles(List<PuzzleFile> earlier, List<PuzzleFile> archives) {
    /** Copies the lists. */
    OtherPuzzles {
      earlier = List.copyOf(earlier);
      archives = List.copyOf(archives);
    }
  }

  /**
   * The outside of the book.
   *
   * @param colour of its ground, 0xRRGGBB
   * @param blurb paragraphs on the back; empty for none
   * @param spine the text on the spine; if empty, title and author
   */
  record Cover(int colour, String blurb, Optional<String> spine) {}

  /**
   * Pages before the rules. Strings are empty for nothing.
   *
   * @param hasHalfTitle whether a page with only the title precedes the title page
   * @param copyright on the back of the title page, before the notice
   * @param edition on the back of the title page
   * @param isMadeWith whether the back of the title page names this program
   * @param introduction paragraphs, separated by blank lines
   * @param howToUse paragraphs about the use of the book
   */
  record FrontMatter(
      boolean hasHalfTitle,
      String copyright,
      String edition,
      boolean isMadeWith,
      String introduction,
      String howToUse) {}

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
   * @param isSorted whether the easiest puzzle is the first; if empty, only unless puzzles have
   *     dates
   * @param hasPaths whether the steps of the solutions are printed
   * @param timeout the time limit per puzzle
   */
  record Chapter(
      Place place,
      String title,
      Source source,
      OptionalInt perPage,
      Place perPagePlace,
      Optional<Boolean> isSorted,
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

  /**
   * Puzzles from files.
   *
   * @param files at least one
   * @param conditions that each puzzle must meet
   */
  record Read(List<PuzzleFile> files, Conditions conditions) implements Source {
    /** Copies the list. */
    Read {
      files = List.copyOf(files);
    }
  }
}
