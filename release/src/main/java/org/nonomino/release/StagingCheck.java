package org.nonomino.release;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/**
 * Checks a staged release and, if it finds no fault, writes the bundle for the Central Portal.
 * Started by {@code release/stage}.
 */
public final class StagingCheck {
  private static final String USAGE =
      "Usage: StagingCheck CHECKOUT REPOSITORY VERSION BUNDLE\n"
          + "Checks the release VERSION staged in the folder REPOSITORY from CHECKOUT, and writes the zip BUNDLE.";

  private StagingCheck() {}

  /**
   * Ends with exit code 0 if the release is complete, with 1 if it is not, and with 2 for wrong
   * arguments.
   */
  public static void main(String[] args) {
    if (args.length != 4) {
      System.err.println(USAGE);
      System.exit(2);
    }
    Path checkout = Path.of(args[0]);
    List<StagedArtifact> staged = StagedArtifact.in(Path.of(args[1]), args[2]);
    List<String> faults = faults(checkout, staged, Signatures.ofGnuPg());
    if (!faults.isEmpty()) {
      faults.forEach(System.err::println);
      System.err.println("The release is not complete; problems to fix: " + faults.size() + ".");
      System.exit(1);
    }
    long files =
        staged.stream()
            .flatMap(artifact -> artifact.files().stream())
            .filter(file -> CentralRules.isContent(file.getFileName().toString()))
            .count();
    Path bundle = Path.of(args[3]);
    Bundle.write(staged, bundle);
    System.out.printf(
        "%d artifacts with %d files are complete, signed, and with checksums: %s%n",
        staged.size(), files, bundle);
  }

  /** Returns all faults of a staged release, each with its artifact. */
  static List<String> faults(Path checkout, List<StagedArtifact> staged, Signatures signatures) {
    SortedSet<String> published = Modules.published(checkout);
    List<String> faults = new ArrayList<>(Modules.faults(published, staged));
    CentralRules rules = new CentralRules(signatures);
    for (StagedArtifact artifact : staged) {
      for (String fault : rules.faults(artifact)) {
        faults.add(artifact.name() + ": " + fault);
      }
      if (artifact.name().equals("nonomino-page-static")) {
        // Left out by -DserverOnly.
        CentralRules.checkJar(
            artifact.file(".jar"), "the compiled web app", name -> name.endsWith(".wasm"), faults);
      }
      Path bill = artifact.file("-cyclonedx.json");
      if (artifact.name().equals(Modules.PARENT)) {
        if (Files.exists(bill)) {
          checkBill(BillOfMaterials.read(bill), checkout, published, faults);
        } else {
          faults.add(artifact.name() + ": " + bill.getFileName() + " is missing.");
        }
      }
    }
    return faults;
  }

  private static void checkBill(
      BillOfMaterials bill, Path checkout, SortedSet<String> published, List<String> faults) {
    for (String fault : bill.faults()) {
      faults.add("The bill of materials breaks its schema: " + fault);
    }
    for (String module : published) {
      if (!module.equals(Modules.PARENT) && !bill.modules().contains(module)) {
        faults.add("The bill of materials does not have " + module + ".");
      }
    }
    for (String module : bill.modules()) {
      if (!published.contains(module)) {
        faults.add("The bill of materials has " + module + ", which is not published.");
      }
    }
    faults.addAll(ThirdParties.faults(checkout.resolve("THIRD-PARTY.md"), bill));
  }
}
