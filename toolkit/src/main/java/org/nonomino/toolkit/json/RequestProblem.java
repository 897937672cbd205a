package org.nonomino.toolkit.json;

import java.util.stream.Collectors;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/** Says in terms of fields why a request cannot be met. */
final class RequestProblem {
  private RequestProblem() {}

  /** Returns what to throw: a problem of the first option. */
  static ProblemException of(RequestException e, JsonFields fields) {
    String together =
        e.options().size() == 1
            ? ""
            : e.options().stream()
                    .map(option -> "'" + option.withHumps() + "'")
                    .collect(Collectors.joining(" and "))
                + " cannot be combined. ";
    RequestOption first = e.options().get(0);
    return fields.wrong(first.withHumps(), e.coded(), together + e.reason());
  }
}
