package org.nonomino.toolkit.json;

import java.util.stream.Collectors;
import org.nonomino.toolkit.Wish;
import org.nonomino.toolkit.WishException;

/** Says in terms of fields why a wish cannot be granted. */
final class WishProblem {
  private WishProblem() {}

  /** Returns what to throw: a problem of the first of the wishes. */
  static ProblemException of(WishException e, JsonFields fields) {
    String together =
        e.wishes().size() == 1
            ? ""
            : e.wishes().stream()
                    .map(wish -> "'" + wish.withHumps() + "'")
                    .collect(Collectors.joining(" and "))
                + " cannot be combined. ";
    Wish first = e.wishes().get(0);
    return fields.wrong(first.withHumps(), e.coded(), together + e.reason());
  }
}
