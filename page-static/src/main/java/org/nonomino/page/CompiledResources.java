package org.nonomino.page;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Stream;
import org.nonomino.explainer.StepKind;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Selects the resources that the compiler puts into its file. The compiler finds this class by its
 * service file.
 */
public final class CompiledResources implements ResourcesPolicy {
  private static final String TECHNIQUES = "org/nonomino/toolkit/techniques/";

  @Override
  public String[] supplyResources(Collection<? extends String> availableClassNames) {
    Stream<String> pages =
        Arrays.stream(StepKind.values()).map(kind -> TECHNIQUES + kind.slug() + ".md");
    return Stream.concat(
            Stream.of("org/nonomino/generator/layouts.txt", TECHNIQUES + "examples.jsonl"), pages)
        .toArray(String[]::new);
  }
}
