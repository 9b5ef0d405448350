package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import envwatch.api.ApiException;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.EarlyAccess;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever text a record holds, who and where is in none that is shown. */
class EveryRecordTest {
  /** What the window shows something of. */
  private static final String[] PACKAGES = {
    "envwatch.model",
    "envwatch.watch",
    "envwatch.history",
    "envwatch.training.check",
    "envwatch.notices",
    "envwatch.team",
    "envwatch.actions",
    "envwatch.api.connect",
    "envwatch.settings"
  };

  /**
   * Texts of the service's own words and numbers, of the program's own ids, and of forms for
   * developers, which are closed while somebody presents. Whoever adds one answers for it.
   */
  private static final Set<String> TELL_NEITHER =
      Set.of(
          "AccountId.value",
          "Activity.id",
          "Cause.OwnAction.activity",
          "CheckFact.Changing.word",
          "CheckFact.Failed.word",
          "CheckFact.GoingDown.word",
          "CheckFact.InstructorNotReady.word",
          "CheckFact.LicenseInvalid.word",
          "CheckFact.MachineNotRunning.word",
          "CheckFact.MachineUnfinished.word",
          "CheckFact.Stuck.word",
          "CheckFact.TimeUnknown.served",
          "CheckFact.UnknownState.word",
          "Choice.id",
          "ClassStep.blueprintId",
          "ClassTime.served",
          "ClassValues.address.country",
          "ClassValues.blueprintId",
          "ClassValues.customFieldsValues key",
          "ClassValues.policyId",
          "ClassValues.projectId",
          "ClassValues.regionId",
          "ClassValues.timeZoneId",
          "CloudFolder.Folder.quota",
          "CloudFolder.Folder.used",
          "CustomField.id",
          "CustomField.regex",
          "HistoryTrouble.SetAside.file",
          "Machine.operatingSystem",
          "Machine.suspensionState",
          "MachineTemplate.id",
          "MachineTemplate.operatingSystem",
          "Obstacle.word",
          "Outcome.WentWrong.word",
          "RawCall.values key",
          "Reason.LicenseInvalid.word",
          "Reason.Listed.word",
          "Reason.StatusWord.word",
          "RemoteAccess.rdp",
          "Requested.OfCall.operation",
          "Snapshot.createdText",
          "State.word",
          "Status.word",
          "Student.attendanceServed",
          "Student.commands",
          "TrainingAction.MakePersonalLink.details key",
          "TrainingClass.regionId",
          "TrainingClass.status",
          "TrainingClass.zoneName",
          "WindowSettings.ColumnSettings.id");

  private static final String PERSON = "jane.marker@corp.example";
  private static final String HOST = "192.0.2.77";
  private static final String TEXT = PERSON + " at " + HOST;
  private static final URI LINK = URI.create("https://jane.marker.corp.example/in?from=" + HOST);
  private static final int DEEPEST = 12;

  private final SortedSet<String> shown = new TreeSet<>();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void noTextShowsWhoOrWhereUnlessItIsKnownToTellNeither(boolean namesToo) {
    Masking masking = new Masking(new Aliases(), namesToo);
    SortedSet<String> notMade = new TreeSet<>();
    for (JavaClass found :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(PACKAGES)) {
      if (found.isRecord()) {
        Class<?> type = found.reflect();
        Object made = made(type, 0);
        if (made == null) {
          notMade.add(type.getName());
        } else {
          collect(masking.mask(made), "");
        }
      }
    }
    assertThat(notMade).isEmpty();
    assertThat(shown).isSubsetOf(TELL_NEITHER);
  }

  /** Notes each text that tells who or where, by the record and the component that hold it. */
  private void collect(@Nullable Object value, String place) {
    switch (value) {
      case null -> {}
      case String text -> note(text, place);
      case URI link -> note(link.toString(), place);
      case Collection<?> all -> all.forEach(each -> collect(each, place));
      case Map<?, ?> map ->
          map.forEach((key, each) -> {
            collect(key, place + " key");
            collect(each, place);
          });
      case Optional<?> one -> one.ifPresent(each -> collect(each, place));
      case ClassValues values ->
          ClassField.ALL.forEach(
              field -> collect(values.get(field), "ClassValues." + field.served()));
      case Record held -> {
        for (RecordComponent component : held.getClass().getRecordComponents()) {
          collect(read(held, component), name(held.getClass()) + "." + component.getName());
        }
      }
      default -> {}
    }
  }

  private void note(String text, String place) {
    if (text.contains("jane") || text.contains(HOST)) {
      shown.add(place);
    }
  }

  private static String name(Class<?> type) {
    return type.getName().replaceFirst(".*\\.", "").replace('$', '.');
  }

  private static @Nullable Object read(Record held, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(held);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(component.toString(), e);
    }
  }

  /** A value with a text wherever one can be; null if none can be made. */
  private static @Nullable Object made(Type type, int depth) {
    if (depth > DEEPEST) {
      return null;
    }
    if (type instanceof ParameterizedType of) {
      return container(of, depth);
    }
    if (!(type instanceof Class<?> plain)) {
      return null;
    }
    if (plain.isRecord()) {
      return record(plain, depth);
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[0];
    }
    if (plain.isSealed()) {
      return Arrays.stream(plain.getPermittedSubclasses())
          .map(one -> made(one, depth + 1))
          .filter(one -> one != null)
          .findFirst()
          .orElse(null);
    }
    return VALUES.get(plain);
  }

  private static final Map<Class<?>, Object> VALUES =
      Map.ofEntries(
          Map.entry(String.class, TEXT),
          Map.entry(URI.class, LINK),
          Map.entry(Secret.class, Secret.of(TEXT)),
          Map.entry(ClassValues.class, ClassValues.of(EveryRecordTest::ofClass)),
          Map.entry(int.class, 1),
          Map.entry(Integer.class, 1),
          Map.entry(long.class, 1L),
          Map.entry(Long.class, 1L),
          Map.entry(double.class, 1.0),
          Map.entry(Double.class, 1.0),
          Map.entry(boolean.class, true),
          Map.entry(Boolean.class, true),
          Map.entry(Instant.class, Instant.EPOCH),
          Map.entry(Duration.class, Duration.ofMinutes(1)),
          Map.entry(LocalDate.class, LocalDate.EPOCH),
          Map.entry(LocalTime.class, LocalTime.NOON),
          Map.entry(LocalDateTime.class, LocalDateTime.of(2026, 11, 27, 9, 0)),
          Map.entry(ZoneId.class, ZoneOffset.UTC),
          Map.entry(ZoneOffset.class, ZoneOffset.UTC),
          Map.entry(OptionalInt.class, OptionalInt.of(1)),
          Map.entry(OptionalLong.class, OptionalLong.of(1)),
          Map.entry(ApiException.class, new ApiException.Rejected("0x1", TEXT)));

  /** A text wherever the field of a class can hold one. */
  private static @Nullable Object ofClass(ClassField<?> field) {
    if (field == ClassField.CUSTOM_FIELDS) {
      return Map.of(TEXT, TEXT);
    }
    if (field == ClassField.START || field == ClassField.END) {
      return LocalDateTime.of(2026, 11, 27, 9, 0);
    }
    return switch (field.form()) {
      case LINE, LINES, ID, ONLY_SENT -> TEXT;
      case TRUTH -> true;
      case NUMBER -> 1;
      case PASSWORD -> Secret.of(TEXT);
      case EARLY_ACCESS -> EarlyAccess.NOBODY;
      case STEPS -> List.of(new ClassStep(TEXT, true));
    };
  }

  private static @Nullable Object container(ParameterizedType type, int depth) {
    List<@Nullable Object> parts = new ArrayList<>();
    for (Type argument : type.getActualTypeArguments()) {
      parts.add(made(argument, depth + 1));
    }
    Object first = parts.getFirst();
    return switch (((Class<?>) type.getRawType()).getSimpleName()) {
      case "List", "Collection", "SequencedCollection" ->
          first == null ? List.of() : List.of(first);
      case "Set" -> first == null ? Set.of() : Set.of(first);
      case "Optional" -> Optional.ofNullable(first);
      case "Map" ->
          first == null || parts.getLast() == null ? Map.of() : Map.of(first, parts.getLast());
      default -> made(type.getRawType(), depth);
    };
  }

  private static @Nullable Object record(Class<?> type, int depth) {
    RecordComponent[] components = type.getRecordComponents();
    Object[] values =
        Arrays.stream(components)
            .map(component -> made(component.getGenericType(), depth + 1))
            .toArray();
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (InvocationTargetException refused) {
      throw new AssertionError("no " + type, refused.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(type.toString(), e);
    }
  }
}
