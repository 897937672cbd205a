package org.nonomino.page;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Selects the resources that the compiler puts into its file. The compiler finds this class by its
 * service file.
 */
public final class CompiledResources implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> availableClassNames) {
    return new String[] {"org/nonomino/generator/layouts.txt"};
  }
}
