package envwatch.presenting;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a record is taken apart and put together again. */
final class RecordShape {
  private final Constructor<?> constructor;
  private final Method[] accessors;
  private final TextRule[] rules;

  /** Of a type that holds no text. */
  private final boolean[] kept;

  private final boolean harmless;

  /** Changes one component. */
  interface Change {
    @Nullable Object apply(@Nullable Object value, TextRule rule, String component);
  }

  RecordShape(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    try {
      constructor =
          type.getDeclaredConstructor(
              Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
    accessors = Stream.of(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
    rules =
        Stream.of(components)
            .map(component -> TextRules.of(type, component.getName()))
            .toArray(TextRule[]::new);
    kept = new boolean[components.length];
    boolean shown = true;
    for (int i = 0; i < kept.length; i++) {
      Class<?> component = components[i].getType();
      kept[i] =
          component.isPrimitive()
              || component.isEnum()
              || component == Instant.class
              || component.isRecord() && new RecordShape(component).harmless;
      shown &= kept[i] || component == String.class && rules[i] == TextRule.SHOWN;
    }
    harmless = shown;
    constructor.setAccessible(true);
    Arrays.stream(accessors).forEach(accessor -> accessor.setAccessible(true));
  }

  /** Whether such a record may be shown as it is. */
  boolean harmless() {
    return harmless;
  }

  /** The record with changed components; the same one if none has changed. */
  Object with(Object record, Change change) {
    try {
      @Nullable Object[] values = new @Nullable Object[accessors.length];
      boolean changed = false;
      for (int i = 0; i < accessors.length; i++) {
        Object before = accessors[i].invoke(record);
        values[i] = kept[i] ? before : change.apply(before, rules[i], accessors[i].getName());
        changed |= values[i] != before;
      }
      return changed ? constructor.newInstance(values) : record;
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(record.getClass() + " cannot be put together", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
