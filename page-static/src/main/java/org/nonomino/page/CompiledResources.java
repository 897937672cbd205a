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
    String layouts = "org/nonomino/generator/layouts.txt";
    return availableClassNames.contains("org.nonomino.reading.wording.WordingFiles")
        ? new String[] {layouts, "org/nonomino/reading/wording/wordings-en.txt"}
        : new String[] {layouts};
  }
}
