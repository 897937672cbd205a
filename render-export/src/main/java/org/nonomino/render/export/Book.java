package org.nonomino.render.export;

import java.util.List;
import java.util.Optional;
import org.nonomino.render.PuzzlePicture;

/**
 * What is in a book, in the order of its pages: cover, title page, contents, texts, chapters of
 * puzzles, their answers, and the paths to these. Immutable.
 *
 * @param titles what the title page says
 * @param cover empty for none
 * @param hasContents whether there is a table of contents
 * @param front texts before the puzzles
 * @param chapters at least one
 * @param words what the program adds, in the language of the book
 */
public record Book(
    Titles titles,
    Optional<Cover> cover,
    boolean hasContents,
    List<Text> front,
    List<Chapter> chapters,
    Words words) {
  /** Copies the lists. */
  public Book {
    front = List.copyOf(front);
    chapters = List.copyOf(chapters);
  }

  /**
   * What the title page says, and the back of it; each may be empty.
   *
   * @param notice on the back, such as the copyright; lines are kept
   */
  public record Titles(
      String title, String subtitle, String author, String publisher, String notice) {}

  /**
   * The front of the book.
   *
   * @param picture in its middle
   * @param colour of the ground, 0xRRGGBB
   */
  public record Cover(PuzzlePicture picture, int colour) {}

  /** A text that begins on a page of its own. */
  public record Text(String title, List<Block> blocks) {
    /** Copies the list. */
    public Text {
      blocks = List.copyOf(blocks);
    }
  }

  /** A part of a text. */
  public sealed interface Block {
    /** Parts that are kept on one page, if it is large enough. */
    record Group(List<Block> blocks) implements Block {
      /** Copies the list. */
      public Group {
        blocks = List.copyOf(blocks);
      }
    }

    /** A heading within a text. */
    record Subheading(String text) implements Block {}

    /** A paragraph. */
    record Paragraph(String text) implements Block {}

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
   * @param perPage how many a page has, in large print at most
   * @param puzzles at least one
   */
  public record Chapter(String title, int perPage, List<Item> puzzles) {
    /** Copies the list. */
    public Chapter {
      puzzles = List.copyOf(puzzles);
    }
  }

  /**
   * A puzzle, or a position to find something in.
   *
   * @param name by which references call it: its number
   * @param remark below it; empty for nothing
   * @param answer empty for none
   * @param path the steps of the solution, a line each; none if they are not printed
   */
  public record Item(
      String name,
      Heading heading,
      PuzzlePicture picture,
      String remark,
      Optional<Answer> answer,
      List<String> path) {
    /** Copies the list. */
    public Item {
      path = List.copyOf(path);
    }
  }

  /**
   * The answer of a puzzle.
   *
   * @param text below it; empty for nothing
   */
  public record Answer(PuzzlePicture picture, String text) {}

  /**
   * What the program adds to a book. {@code {page}} stands for the number of a page.
   *
   * @param contents over the table of contents
   * @param puzzles the bookmark of all chapters
   * @param solutions over the answers
   * @param paths over the steps of the solutions
   * @param solutionOn below a puzzle: where its solution is
   * @param puzzleOn below a solution: where its puzzle is
   * @param pathOn below a solution: where its steps are
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
      String language) {}
}
