package org.nonomino.bulk.options;

import java.util.Iterator;
import org.nonomino.toolkit.LayoutSymmetries;

/** The choices of {@code --layout-symmetry}. */
public final class LayoutSymmetryNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return LayoutSymmetries.names().iterator();
  }
}
