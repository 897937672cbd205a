package org.nonomino.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.jspecify.annotations.NullMarked;

/**
 * The allowed dependencies: docs/adr/0001. The test is in this module because it has all modules on
 * its class path.
 */
@AnalyzeClasses(packages = "org.nonomino", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  /** They are not needed at run time. */
  private static final String NULLNESS_ANNOTATIONS = "org.jspecify.annotations";

  @ArchTest
  static final ArchRule CORE_NEEDS_THE_JDK_ONLY =
      classes()
          .that()
          .resideInAnyPackage("org.nonomino.core..", "org.nonomino.solver")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.nonomino.core..", "org.nonomino.solver", "java..", NULLNESS_ANNOTATIONS);

  @ArchTest
  static final ArchRule TEXT_KNOWS_CORE_AND_THE_JDK =
      classes()
          .that()
          .resideInAPackage("org.nonomino.text..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.nonomino.text..", "org.nonomino.core..", "java..", NULLNESS_ANNOTATIONS);

  @ArchTest
  static final ArchRule A_STRATEGY_KNOWS_CORE_AND_THE_SPI =
      classes()
          .that()
          .resideInAPackage("org.nonomino.solver.(*)..")
          .and()
          .resideOutsideOfPackage("org.nonomino.solver.testkit..")
          .should()
          .onlyDependOnClassesThat(
              com.tngtech.archunit.base.DescribedPredicate.describe(
                  "are of core, the SPI, the JDK, Guice, or the same strategy",
                  target ->
                      !target.getPackageName().startsWith("org.nonomino.")
                          || target.getPackageName().startsWith("org.nonomino.core")
                          || target.getPackageName().startsWith("org.nonomino.solver")));

  @ArchTest
  static final ArchRule FORMATS_KNOW_TEXT_CORE_AND_THEIR_LIBRARIES =
      onlyKnow(
          "org.nonomino.formats..",
          "org.nonomino.reading..",
          "org.nonomino.text..",
          "org.nonomino.core..",
          "com.fasterxml.jackson.core..",
          "de.siegmar.fastcsv..",
          "javax.xml.stream..");

  @ArchTest
  static final ArchRule READING_KNOWS_TEXT_AND_CORE =
      onlyKnow("org.nonomino.reading..", "org.nonomino.text..", "org.nonomino.core..");

  /** Another rule restricts Guice to modules. */
  @ArchTest
  static final ArchRule THE_GENERATOR_KNOWS_CORE_AND_THE_SPI =
      onlyKnow(
          "org.nonomino.generator..",
          "org.nonomino.core..",
          "org.nonomino.solver",
          "com.google.inject..",
          "jakarta.inject..");

  @ArchTest
  static final ArchRule CANONICAL_FORMS_KNOW_CORE_AND_THE_JDK =
      onlyKnow("org.nonomino.canon..", "org.nonomino.core..");

  @ArchTest
  static final ArchRule THE_EXPLAINER_KNOWS_CORE_AND_THE_SPI =
      onlyKnow("org.nonomino.explainer..", "org.nonomino.core..", "org.nonomino.solver");

  @ArchTest
  static final ArchRule DRAWING_KNOWS_CORE_AND_THE_EXPLAINER =
      onlyKnow("org.nonomino.render", "org.nonomino.core..", "org.nonomino.explainer..");

  @ArchTest
  static final ArchRule EXPORT_KNOWS_DRAWING_AND_ITS_LIBRARIES =
      onlyKnow(
          "org.nonomino.render.export..",
          "org.nonomino.render",
          "org.nonomino.core..",
          "javax.imageio..",
          "org.apache.pdfbox..",
          "org.apache.fontbox..");

  @ArchTest
  static final ArchRule ONLY_EXPORT_KNOWS_JAVA_2D_AND_PDFBOX =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.nonomino.render.export..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.awt..", "javax.imageio..", "org.apache.pdfbox..", "org.apache.fontbox..");

  /** Returns the rule that a module depends only on itself, these others and the JDK. */
  private static ArchRule onlyKnow(String module, String... others) {
    return classes()
        .that()
        .resideInAPackage(module)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(others)
                .or(
                    JavaClass.Predicates.resideInAnyPackage(
                        module, "java..", NULLNESS_ANNOTATIONS)));
  }

  @ArchTest
  static final ArchRule STRATEGIES_DO_NOT_KNOW_EACH_OTHER =
      slices().matching("org.nonomino.solver.(*)..").should().notDependOnEachOther();

  /** Except the list for programs that use no Guice modules. */
  @ArchTest
  static final ArchRule ONE_CLASS_NAMES_STRATEGIES =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.nonomino.solver.(*)..")
          .and()
          .doNotHaveFullyQualifiedName("org.nonomino.toolkit.StandardSolvers")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.nonomino.solver.(*)..");

  /** The command lines and their common code. */
  private static final String[] PROGRAMS = {
    "org.nonomino.app..", "org.nonomino.book..", "org.nonomino.bulk..", "org.nonomino.spark.."
  };

  @ArchTest
  static final ArchRule GUICE_IS_FOR_MODULES_AND_PROGRAMS =
      noClasses()
          .that()
          .resideOutsideOfPackages(PROGRAMS)
          .and()
          .haveSimpleNameNotEndingWith("Module")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.google.inject..", "jakarta.inject..");

  @ArchTest
  static final ArchRule ONLY_PROGRAMS_AND_THE_SERVER_TOUCH_FILES_AND_SOCKETS =
      noClasses()
          .that()
          .resideOutsideOfPackages(PROGRAMS)
          .and()
          .resideOutsideOfPackage("org.nonomino.web..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.nio.file..", "java.net..");

  @ArchTest
  static final ArchRule ONLY_PROGRAMS_TOUCH_STREAMS_OF_THE_PROCESS =
      noClasses()
          .that()
          .resideOutsideOfPackages(PROGRAMS)
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "exit", int.class);

  @ArchTest
  static final ArchRule NOBODY_DEPENDS_ON_A_COMMAND_LINE =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.nonomino.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.nonomino.app..");

  @ArchTest
  static final ArchRule BULK_WORK_KNOWS_NO_FRONT_END =
      noClasses()
          .that()
          .resideInAPackage("org.nonomino.bulk..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.nonomino.app..",
              "org.nonomino.spark..",
              "org.nonomino.web..",
              "ch.qos.logback..",
              "org.apache.spark..");

  @ArchTest
  static final ArchRule BOOKS_KNOW_NO_FRONT_END =
      noClasses()
          .that()
          .resideInAPackage("org.nonomino.book..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.nonomino.app..",
              "org.nonomino.spark..",
              "org.nonomino.web..",
              "com.google.inject..",
              "ch.qos.logback..");

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_KNOWS_BOOKS =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.nonomino.book..", "org.nonomino.app.book..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.nonomino.book..");

  @ArchTest
  static final ArchRule SPARK_KNOWS_NEITHER_THE_COMMAND_LINE_NOR_THE_SERVER =
      noClasses()
          .that()
          .resideInAPackage("org.nonomino.spark..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.nonomino.app..", "org.nonomino.web..");

  @ArchTest
  static final ArchRule THE_TOOLKIT_IS_BELOW_BOTH_FRONT_ENDS =
      noClasses()
          .that()
          .resideInAPackage("org.nonomino.toolkit..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.nonomino.app..",
              "org.nonomino.bulk..",
              "org.nonomino.spark..",
              "org.nonomino.web..",
              "org.nonomino.render.export..",
              "com.google.inject..",
              "java.nio.file..",
              "java.net..",
              "java.util.concurrent..");

  /**
   * A public type in a package with this name is public only for the packages of the same module.
   */
  private static final String INTERNAL = ".internal";

  /** Returns the package of an internal package, that is the part before {@link #INTERNAL}. */
  private static String ownerOf(JavaClass item) {
    String name = item.getPackageName();
    int end = (name + ".").indexOf(INTERNAL + ".");
    return end < 0 ? name : name.substring(0, end);
  }

  @ArchTest
  static final ArchRule INTERNAL_PACKAGES_ARE_FOR_THEIR_OWNER =
      classes()
          .that()
          .resideInAPackage("org.nonomino..")
          .should(
              new ArchCondition<JavaClass>("use only internal packages of the same module") {
                @Override
                public void check(JavaClass item, ConditionEvents events) {
                  for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass().getBaseComponentType();
                    boolean isInternal =
                        target.getPackageName().startsWith("org.nonomino.")
                            && !ownerOf(target).equals(target.getPackageName());
                    events.add(
                        new SimpleConditionEvent(
                            dependency,
                            !isInternal || ownerOf(item).equals(ownerOf(target)),
                            dependency.getDescription()));
                  }
                }
              });

  /**
   * Each package is a slice, also the internal ones. So the entry points of a module and its
   * internal packages share their terms in a package below both.
   */
  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices()
          .assignedFrom(
              new SliceAssignment() {
                @Override
                public SliceIdentifier getIdentifierOf(JavaClass item) {
                  return item.getPackageName().startsWith("org.nonomino.")
                      ? SliceIdentifier.of(item.getPackageName())
                      : SliceIdentifier.ignore();
                }

                @Override
                public String getDescription() {
                  return "packages";
                }
              })
          .should()
          .beFreeOfCycles();

  @ArchTest
  static final ArchRule PACKAGES_ARE_NULL_MARKED =
      classes()
          .should(
              new ArchCondition<JavaClass>("be in a package that is @NullMarked") {
                @Override
                public void check(JavaClass item, ConditionEvents events) {
                  events.add(
                      new SimpleConditionEvent(
                          item,
                          item.getPackage().isAnnotatedWith(NullMarked.class),
                          "the package of " + item.getName() + " is not @NullMarked"));
                }
              });

  @ArchTest
  static final ArchRule NO_SHARED_CHANCE =
      noFields().that().areStatic().should().haveRawType(java.util.Random.class);
}
