package org.nonomino.release;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The published artifacts of a checkout, and those of them that programs embed. */
final class Modules {
  /** Published for users who start the program from a repository, but not for compiling against. */
  private static final List<String> PROGRAMS =
      List.of("nonomino-app", "nonomino-book", "nonomino-bulk", "nonomino-page-static");

  static final String PARENT = "nonomino";
  private static final String BOM = "nonomino-bom";

  private Modules() {}

  /**
   * Returns the published artifacts: the parent, and every module that does not skip publishing.
   */
  static SortedSet<String> published(Path checkout) {
    SortedSet<String> published = new TreeSet<>();
    published.add(PARENT);
    for (String module : Pom.read(checkout.resolve("pom.xml")).contents("modules/module")) {
      Pom pom = Pom.read(checkout.resolve(module).resolve("pom.xml"));
      if (!pom.text("properties/maven.deploy.skip").orElse("false").equals("true")) {
        published.add(pom.text("artifactId").orElseThrow());
      }
    }
    return published;
  }

  /**
   * Returns a sentence for each artifact that is staged but should not be, for each that should be
   * staged but is not, and for each that the staged BOM lacks.
   */
  static List<String> faults(SortedSet<String> published, List<StagedArtifact> staged) {
    List<String> faults = new ArrayList<>();
    SortedSet<String> names = new TreeSet<>();
    SortedSet<String> managed = new TreeSet<>();
    for (StagedArtifact artifact : staged) {
      names.add(artifact.name());
      if (artifact.name().equals(BOM)) {
        for (Pom dependency :
            Pom.read(artifact.file(".pom")).parts("dependencyManagement/dependencies/dependency")) {
          managed.add(dependency.text("artifactId").orElse("?"));
          String version = artifact.meaning(dependency.text("version").orElse(""));
          if (!version.equals(artifact.version())) {
            faults.add(
                "The BOM has %s in the version '%s'."
                    .formatted(dependency.text("artifactId").orElse("?"), version));
          }
        }
      }
    }
    for (String name : minus(published, names)) {
      faults.add(name + " is published, but it is not staged.");
    }
    for (String name : minus(names, published)) {
      faults.add(name + " is staged, but it is not published.");
    }
    SortedSet<String> embedded = new TreeSet<>(published);
    embedded.removeAll(PROGRAMS);
    embedded.remove(PARENT);
    embedded.remove(BOM);
    for (String name : minus(embedded, managed)) {
      faults.add("The BOM does not have " + name + ".");
    }
    for (String name : minus(managed, embedded)) {
      faults.add("The BOM has " + name + ", which is not published for programs that embed it.");
    }
    return faults;
  }

  private static SortedSet<String> minus(SortedSet<String> names, SortedSet<String> others) {
    SortedSet<String> rest = new TreeSet<>(names);
    rest.removeAll(others);
    return rest;
  }
}
