package org.nonomino.render.export;

import java.util.List;
import java.util.Optional;
import org.nonomino.render.PuzzlePicture;

/**
 * The contents of a book, in the order of its pages: cover, title page, table of contents, sections
 * of text, chapters of puzzles, hints, answers, the paths to these, and appendices. Immutable.
 *
 * @param titles the words of the title page
 * @param cover empty for none
 * @param hasHalfTitle whether a page with only the title precedes the title page
 * @param hasContents whether there is a table of contents
 * @param front sections of text before the puzzles
 * @param chapters at least one
 * @param back sections of text after everything else
 * @param words the words added by the program, in the language of the book
 */
public record Book(
    Titles titles,
    Optional<Cover> cover,
    boolean hasHalfTitle,
    boolean hasContents,
    List<Text> front,
    List<Chapter> chapters,
    List<Text> back,
    Words words) {
  /** Copies the lists. */
  public Book {
    front = List.copyOf(front);
    chapters = List.copyOf(chapters);
    back = List.copyOf(back);
  }

  /**
   * The words of the title page and its back, possibly empty.
   *
   * @param notice on the back, such as the copyright; lines are kept
   */
  public record Titles(
      String title, String subtitle, String author, String publisher, String notice) {}

  /**
   * The outside of the book. A book without a separate cover has only the front.
   *
   * @param picture of a puzzle, on the front
   * @param colour of the ground, 0xRRGGBB
   * @param spine the text on the spine; empty for none
   */
  public record Cover(PuzzlePicture picture, int colour, Front front, Back back, String spine) {}

  /**
   * The words on the front, in addition to the titles.
   *
   * @param subtitle below the title; empty for none
   * @param count the number of puzzles
   * @param things what they are, below the number
   * @param levels a line such as the names of the levels; empty for none
   */
  public record Front(String subtitle, String count, String things, String levels) {}

  /**
   * The contents of the back.
   *
   * @param blurb paragraphs, each on a line; empty for none
   * @param features short sentences about the book
   * @param picture of a puzzle, shown if the blurb leaves room for it
   */
  public record Back(String blurb, List<String> features, PuzzlePicture picture) {
    /** Copies the list. */
    public Back {
      features = List.copyOf(features);
    }
  }

  /**
   * A section of text that begins on a new page.
   *
   * @param minColumn the minimum width of a column, in ems; 0 for a single column
   */
  public record Text(String title, int minColumn, List<Block> blocks) {
    /** Copies the list. */
    public Text {
      blocks = List.copyOf(blocks);
    }

    /** Creates a section in a single column. */
    public Text(String title, List<Block> blocks) {
      this(title, 0, blocks);
    }
  }

  /** A part of a section. */
  public sealed interface Block {
    /** Parts that are kept on one page, if it is large enough. */
    record Group(List<Block> blocks) implements Block {
      /** Copies the list. */
      public Group {
        blocks = List.copyOf(blocks);
      }
    }

    /** A heading within a section. */
    record Subheading(String text) implements Block {}

    /** A paragraph. */
    record Paragraph(String text) implements Block {}

    /**
     * The explanation of a sign, next to a small picture of it.
     *
     * @param sentences each begins a new line
     */
    record Sign(PuzzlePicture picture, String name, List<String> sentences) implements Block {
      /** Copies the list. */
      public Sign {
        sentences = List.copyOf(sentences);
      }
    }

    /**
     * The explanation of a technique with a picture of a step, next to each other or one below the
     * other. It is kept on one page, if that is large enough.
     *
     * @param picture empty for none
     * @param caption the step in words; empty for none
     */
    record Tip(String name, String text, Optional<PuzzlePicture> picture, String caption)
        implements Block {}

    /** A row of a table with a short label and text at its right. */
    record Row(String label, String text) implements Block {}

    /**
     * Pictures side by side.
     *
     * @param pictures at least one
     * @param caption below them; empty for none
     */
    record Pictures(List<PuzzlePicture> pictures, String caption) implements Block {
      /** Copies the list. */
      public Pictures {
        pictures = List.copyOf(pictures);
      }
    }
  }

  /**
   * Puzzles that belong together.
   *
   * @param extent after the title in the table of contents: {@code Easy · 1–60}; empty for none
   * @param perPage the number of puzzles on a page; in large print the maximum number
   * @param puzzles at least one
   */
  public record Chapter(String title, String extent, int perPage, List<Item> puzzles) {
    /** Copies the list. */
    public Chapter {
      puzzles = List.copyOf(puzzles);
    }
  }

  /**
   * A puzzle, or a position with a task.
   *
   * @param name its number in references
   * @param remark below it; empty for none
   * @param answer empty for none
   * @param path the steps of the solution, one line each; empty if they are not printed
   * @param hints one for each section of hints; empty if it has none
   */
  public record Item(
      String name,
      Heading heading,
      PuzzlePicture picture,
      String remark,
      Optional<Answer> answer,
      List<String> path,
      List<String> hints) {
    /** Copies the lists. */
    public Item {
      path = List.copyOf(path);
      hints = List.copyOf(hints);
    }

    /** Creates an item without hints. */
    public Item(
        String name,
        Heading heading,
        PuzzlePicture picture,
        String remark,
        Optional<Answer> answer,
        List<String> path) {
      this(name, heading, picture, remark, answer, path, List.of());
    }
  }

  /**
   * The answer of a puzzle.
   *
   * @param text below it; empty for none
   */
  public record Answer(PuzzlePicture picture, String text) {}

  /**
   * The words that the program adds to a book. {@code {page}} represents the number of a page.
   *
   * @param contents above the table of contents
   * @param puzzles the bookmark of all chapters
   * @param solutions above the answers
   * @param paths above the steps of the solutions
   * @param solutionOn below a puzzle: the page of its solution
   * @param puzzleOn below a solution: the page of its puzzle
   * @param pathOn below a solution: the page of its steps
   * @param time before the line for the time
   * @param done before the box for a tick
   * @param notes above the room for notes
   * @param hints above the sections of hints
   * @param hintsOn below a puzzle: the pages of its hints
   * @param aboutHints paragraphs at the beginning of the first section of hints
   * @param aboutPaths paragraphs at the beginning of the steps of the solutions
   * @param language as in BCP 47: {@code en}
   */
  public record Words(
      String contents,
      String puzzles,
      String solutions,
      String paths,
      String solutionOn,
      String puzzleOn,
      String pathOn,
      String time,
      String done,
      String notes,
      List<String> hints,
      String hintsOn,
      List<String> aboutHints,
      List<String> aboutPaths,
      String language) {
    /** Copies the lists. */
    public Words {
      hints = List.copyOf(hints);
      aboutHints = List.copyOf(aboutHints);
      aboutPaths = List.copyOf(aboutPaths);
    }
  }
}
