package org.nonomino.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that the modules compiled for the browser use only those parts of the JDK that the
 * compiler supports correctly.
 */
@AnalyzeClasses(packages = "org.nonomino", importOptions = ImportOption.DoNotIncludeTests.class)
final class BrowserPartsTest {
  /** All of their classes except Guice modules, because constructors are enough in the browser. */
  private static final DescribedPredicate<JavaClass> RUN_IN_A_BROWSER =
      JavaClass.Predicates.resideInAnyPackage(
              "org.nonomino.core..",
              "org.nonomino.text..",
              "org.nonomino.reading..",
              "org.nonomino.formats..",
              "org.nonomino.solver..",
              "org.nonomino.canon..",
              "org.nonomino.generator..",
              "org.nonomino.explainer..",
              "org.nonomino.render",
              "org.nonomino.toolkit..")
          .and(
              DescribedPredicate.not(
                  JavaClass.Predicates.resideInAPackage("org.nonomino.solver.testkit..")))
          .and(DescribedPredicate.not(JavaClass.Predicates.simpleNameEndingWith("Module")))
          .as("classes that run in a browser");

  private static final Set<String> PACKAGES =
      Set.of(
          "java.lang",
          "java.lang.annotation",
          "java.lang.invoke",
          "java.lang.runtime",
          "java.io",
          "java.math",
          "java.nio",
          "java.nio.charset",
          "java.time",
          "java.util",
          "java.util.function",
          "java.util.regex",
          "java.util.stream",
          "java.util.zip");

  /** The classes of these packages that the compiler does not have. */
  private static final Set<String> NOT_THERE =
      Set.of(
          "java.lang.ClassLoader",
          "java.lang.Module",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.Runtime",
          "java.lang.ThreadGroup",
          "java.lang.ThreadLocal",
          "java.io.Console",
          "java.io.File",
          "java.io.FileInputStream",
          "java.io.FileOutputStream",
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.io.FilterWriter",
          "java.io.ObjectInputStream",
          "java.io.ObjectOutputStream",
          "java.io.RandomAccessFile",
          "java.nio.MappedByteBuffer",
          "java.util.PropertyResourceBundle",
          "java.util.ResourceBundle",
          "java.util.ServiceLoader",
          "java.util.Timer");

  /** The signatures of methods that are missing or wrong in supported classes. */
  private static final Set<String> METHODS =
      Set.of(
          "java.lang.Character.toString(int)",
          "java.lang.Class.forName(java.lang.String)",
          "java.lang.Class.getResource(java.lang.String)",
          "java.lang.Class.getResourceAsStream(java.lang.String)",
          "java.lang.String.<init>([B)",
          "java.lang.String.getBytes()",
          "java.lang.String.lines()",
          "java.lang.System.getProperty(java.lang.String)",
          "java.lang.System.getProperty(java.lang.String, java.lang.String)",
          "java.lang.System.getenv()",
          "java.lang.System.getenv(java.lang.String)",
          "java.lang.System.lineSeparator()",
          "java.lang.Thread.<init>()",
          "java.lang.Thread.<init>(java.lang.Runnable)",
          "java.lang.Thread.<init>(java.lang.Runnable, java.lang.String)",
          "java.lang.Thread.start()",
          "java.nio.charset.Charset.defaultCharset()",
          "java.util.Collection.parallelStream()",
          "java.util.Locale.getDefault()",
          "java.util.regex.Matcher.replaceAll(java.util.function.Function)",
          "java.util.regex.Matcher.replaceFirst(java.util.function.Function)",
          // They have no effect after concat and flatMap. Collect into a LinkedHashSet instead.
          "java.util.stream.IntStream.distinct()",
          "java.util.stream.LongStream.distinct()",
          "java.util.stream.Stream.distinct()");

  /** Exceptions, each with its reason. */
  private static final Set<String> EXCEPTIONS =
      Set.of(
          // The names of the catalog are a resource, and the compiler can include resources in its
          // file.
          "org.nonomino.generator.LayoutCatalog uses"
              + " java.lang.Class.getResourceAsStream(java.lang.String)",
          // So are the pages and examples of techniques, the words of each language and the
          // wordings of rules. In a browser, other classes provide them.
          "org.nonomino.toolkit.techniques.Resources uses"
              + " java.lang.Class.getResourceAsStream(java.lang.String)",
          "org.nonomino.reading.wording.WordingFiles uses"
              + " java.lang.Class.getResourceAsStream(java.lang.String)",
          "org.nonomino.text.rules.WordResources uses"
              + " java.lang.Class.getResourceAsStream(java.lang.String)",
          // No compiler for browsers has StAX, so this format is not available there.
          "org.nonomino.formats.OpenSudokuReader uses javax.xml.stream.Location",
          "org.nonomino.formats.OpenSudokuReader uses javax.xml.stream.XMLInputFactory",
          "org.nonomino.formats.OpenSudokuReader uses javax.xml.stream.XMLStreamException",
          "org.nonomino.formats.OpenSudokuReader uses javax.xml.stream.XMLStreamReader",
          // The compiler has this exception. The browser itself decompresses.
          "org.nonomino.formats.RawDeflate uses java.util.zip.DataFormatException",
          "org.nonomino.formats.RawDeflate uses java.util.zip.Inflater",
          "org.nonomino.formats.PenpaText uses java.util.zip.DataFormatException",
          // The bytes are read-only, and the compiler has buffers.
          "org.nonomino.toolkit.json.Reply uses java.nio.ByteBuffer",
          // A map shared by threads that read with one format; the compiler has it.
          "org.nonomino.text.SharedMasks uses java.util.concurrent.ConcurrentHashMap",
          "org.nonomino.text.rules.WordFiles uses java.util.concurrent.ConcurrentHashMap");

  @ArchTest
  static final ArchRule THEY_USE_WHAT_IS_THERE =
      classes().that(RUN_IN_A_BROWSER).should(new UsesOfTheJdk());

  /**
   * Lines have up to 262,144 characters. The compiler for browsers has the regular expressions of
   * Apache Harmony, in which each repetition uses stack unless it is possessive or repeats a dot.
   */
  @ArchTest
  static final ArchRule THEIR_PATTERNS_TAKE_LITTLE_OF_THE_STACK =
      fields()
          .that()
          .areDeclaredInClassesThat(RUN_IN_A_BROWSER)
          .and()
          .haveRawType(Pattern.class)
          .should(new PossessiveRepetitions());

  private static final class PossessiveRepetitions extends ArchCondition<JavaField> {
    private static final Pattern UNBOUNDED = Pattern.compile("(.)(?:[*+]|\\{[0-9]+,\\})(\\+?)");

    PossessiveRepetitions() {
      super("repeat without bounds only possessively, or a dot");
    }

    @Override
    public void check(JavaField field, ConditionEvents events) {
      String pattern = pattern(field);
      // Replaces each escape and each class by one letter, nested classes first.
      String plain =
          pattern
              .replaceAll("\\\\p\\{\\w+\\}|\\\\x..|\\\\.", "x")
              .replaceAll("\\[[^\\[\\]]*\\]", "x")
              .replaceAll("\\[[^\\[\\]]*\\]", "x");
      UNBOUNDED
          .matcher(plain)
          .results()
          .filter(match -> !match.group(1).equals(".") && match.group(2).isEmpty())
          .forEach(
              match ->
                  events.add(
                      SimpleConditionEvent.violated(
                          field, field.getFullName() + " repeats without bounds: " + pattern)));
    }

    private static String pattern(JavaField field) {
      try {
        Field reflected = field.reflect();
        reflected.setAccessible(true);
        return ((Pattern) reflected.get(null)).pattern();
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static final class UsesOfTheJdk extends ArchCondition<JavaClass> {
    UsesOfTheJdk() {
      super("use of the JDK what a compiler for browsers has");
    }

    @Override
    public void check(JavaClass user, ConditionEvents events) {
      Stream<String> types =
          user.getDirectDependenciesFromSelf().stream()
              .map(Dependency::getTargetClass)
              .map(JavaClass::getBaseComponentType)
              .filter(UsesOfTheJdk::isMissing)
              .map(JavaClass::getName);
      Stream<String> methods =
          Stream.of(
                  user.getMethodCallsFromSelf(),
                  user.getConstructorCallsFromSelf(),
                  user.getMethodReferencesFromSelf(),
                  user.getConstructorReferencesFromSelf())
              .flatMap(Set::stream)
              .map(access -> access.getTarget().getFullName())
              .filter(METHODS::contains);
      String name = user.getName().replaceAll("\\$.*", "");
      for (String used : Stream.concat(types, methods).collect(Collectors.toSet())) {
        String use = name + " uses " + used;
        if (!EXCEPTIONS.contains(use)) {
          events.add(SimpleConditionEvent.violated(user, use));
        }
      }
    }

    private static boolean isMissing(JavaClass target) {
      boolean isOfTheJdk =
          target.getName().startsWith("java.") || target.getName().startsWith("javax.");
      return isOfTheJdk
          && (!PACKAGES.contains(target.getPackageName()) || NOT_THERE.contains(target.getName()));
    }
  }
}
