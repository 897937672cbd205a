package org.nonomino.spark.items;

import java.io.Serializable;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.Fingerprints;

/**
 * What an answer is known by among many machines, 128 bits: among 10^12 different answers, that any
 * two have the same has a chance of one in 10^14.
 */
record FormKey(long high, long low) implements Serializable {
  private static final long OTHER_SALT = 0x6A09E667F3BCC909L;

  /** Returns the key of an answer. */
  static <A> FormKey of(A answer, BulkWork.Fingerprinting<A> sameness) {
    return new FormKey(
        sameness.fingerprint(answer, Fingerprints.NO_SALT),
        sameness.fingerprint(answer, OTHER_SALT));
  }
}
