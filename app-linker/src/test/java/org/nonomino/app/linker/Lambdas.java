package org.nonomino.app.linker;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lambdas and method references of many kinds, for {@link AppLinkerTest}. */
@SuppressWarnings({"UnnecessaryLambda", "ImmutableEnumChecker"})
public final class Lambdas implements Supplier<List<String>> {
  private final List<String> results = new ArrayList<>();
  private final int ten;

  /** Public because {@link AppLinkerTest} calls it in the changed jar. */
  public Lambdas() {
    ten = 10;
  }

  /** Returns the results of all. */
  @Override
  public List<String> get() {
    captured(2, 3L, 4.5, 'c', true, "text");
    converted();
    referred();
    inOtherPlaces();
    return results;
  }

  private void add(Object result) {
    results.add(String.valueOf(result));
  }

  private void captured(int i, long l, double d, char c, boolean b, String s) {
    Supplier<String> all = () -> i + "," + l + "," + d + "," + c + "," + b + "," + s + "," + ten;
    add(all.get());
    BiFunction<Integer, Long, String> more = (first, second) -> first + i + second + l + s;
    add(more.apply(1, 2L));
    Supplier<Supplier<String>> nested = () -> () -> s + ten;
    add(nested.get().get());
  }

  private void converted() {
    ToLongFunction<Integer> unboxedAndWidened = each -> each;
    add(unboxedAndWidened.applyAsLong(7));
    ToDoubleFunction<String> length = String::length;
    add(length.applyAsDouble("four"));
    IntFunction<Object> boxed = Integer::valueOf;
    add(boxed.apply(5));
    IntToLongFunction widened = Math::abs;
    add(widened.applyAsLong(-6));
    LongSupplier fromInt = this::ten;
    add(fromInt.getAsLong());
    DoubleSupplier fromLong = () -> (long) ten;
    add(fromLong.getAsDouble());
    Function<Integer, Number> toSuper = Lambdas::twice;
    add(toSuper.apply(8));
    IntPredicate isEven = each -> each % 2 == 0;
    add(isEven.test(3));
    ToIntFunction<Character> number = Character::getNumericValue;
    add(number.applyAsInt('7'));
    // The result of the call is dropped.
    List.of("3", "1").forEach(results::add);
  }

  private int ten() {
    return ten;
  }

  private static int twice(int number) {
    return 2 * number;
  }

  private void referred() {
    Function<String, StringBuilder> constructor = StringBuilder::new;
    add(constructor.apply("made"));
    Supplier<Inner> ofPrivate = Inner::new;
    add(ofPrivate.get().value());
    IntFunction<int[]> array = int[]::new;
    add(array.apply(3).length);
    Predicate<String> bound = "abc"::contains;
    add(bound.test("b"));
    Function<Object, String> unbound = Object::toString;
    add(unbound.apply(List.of(1)));
    add(Stream.of("b", "a").sorted(Comparator.comparing(Function.identity())).toList());
    add(
        IntStream.range(0, 4)
            .boxed()
            .collect(Collectors.groupingBy(i -> i % 2, TreeMap::new, Collectors.counting())));
    Comparator<String> serializable = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
    add(Stream.of("x", "y").sorted(serializable).toList());
    add(Map.of(1, "one").entrySet().stream().map(Map.Entry::getValue).toList());
  }

  private void inOtherPlaces() {
    add(new Inner().doubled().get());
    Shape square = () -> 4;
    add(square.described().get());
    add(Shape.of(3).get().corners());
    add(Kind.TWICE.change.apply("ab"));
  }

  private static final class Inner {
    private final int value = 11;

    private Inner() {}

    private int value() {
      return value;
    }

    private Supplier<Integer> doubled() {
      return () -> 2 * value();
    }
  }

  private interface Shape {
    int corners();

    default Supplier<String> described() {
      return () -> hidden() + corners();
    }

    private String hidden() {
      return "corners: ";
    }

    static Supplier<Shape> of(int corners) {
      return () -> () -> corners;
    }
  }

  private enum Kind {
    TWICE(text -> text + text);

    private final Function<String, String> change;

    Kind(Function<String, String> change) {
      this.change = change;
    }
  }
}
