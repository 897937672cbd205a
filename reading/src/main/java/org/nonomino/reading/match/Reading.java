package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;

/**
 * What the sentences and drawings of a document mean together.
 *
 * @param constraints those that the document names as such, then those that were read
 * @param uses what became of each clue, in the order of the sentences
 * @param sentencesLeft what is not understood or not supported, word for word
 * @param formsLeft the drawn forms that no sentence speaks of
 * @param doubts other reasons why the reading is not whole, a sentence each
 */
public record Reading(
    List<Constraint> constraints,
    List<Use> uses,
    List<String> sentencesLeft,
    List<Form> formsLeft,
    List<String> doubts) {
  /** Copies the lists. */
  public Reading {
    constraints = List.copyOf(constraints);
    uses = List.copyOf(uses);
    sentencesLeft = List.copyOf(sentencesLeft);
    formsLeft = List.copyOf(formsLeft);
    doubts = List.copyOf(doubts);
  }

  /** Reads a document. */
  public static Reading of(Document document) {
    return new Matching(document).read();
  }

  /** Returns whether each sentence and each form has its use, and nothing is in doubt. */
  public boolean isWhole() {
    return sentencesLeft.isEmpty() && formsLeft.isEmpty() && doubts.isEmpty();
  }

  /**
   * Returns the drawings of a document with the kinds of constraints that were read from each. A
   * kind that the document also names is not among them, because some of its constraints may not be
   * drawn.
   */
  public Drawings drawings(Document document) {
    List<Set<ConstraintKind>> shown = new ArrayList<>();
    document.drawings().forEach(drawing -> shown.add(EnumSet.noneOf(ConstraintKind.class)));
    for (Use use : uses) {
      Set<ConstraintKind> kinds =
          use.constraints().stream().map(Constraint::kind).collect(Collectors.toSet());
      document.typed().forEach(constraint -> kinds.remove(constraint.kind()));
      use.forms().forEach(form -> form.drawings().forEach(i -> shown.get(i).addAll(kinds)));
    }
    List<Drawings.Item> items = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      items.add(new Drawings.Item(document.drawings().get(i), shown.get(i)));
    }
    return new Drawings(items);
  }

  /** Returns in one line what was read and what was left. */
  public String summary() {
    return ReadingWords.summary(this);
  }

  /** Returns line by line what was read from what. */
  public List<String> lines() {
    return ReadingWords.uses(this);
  }

  /** Returns line by line what was left. */
  public List<String> left() {
    return ReadingWords.left(this);
  }
}
