package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;

/** What the service demands of a class ({@code service/api-v3-training.md}, create and modify). */
record ClassRules(TrainingCatalogue catalogue) {
  void check(ClassSettings settings) throws RefusedException {
    require(!settings.name().isBlank(), "The name must not be empty");
    require(
        catalogue.instructors(settings.project()).contains(settings.instructor()),
        "The instructor does not belong to the project");
    require(
        settings.schedule().endsAt().isAfter(settings.schedule().startsAt()),
        "The class ends before it begins");
    check(settings.admission());
    check(settings.steps());
    for (CustomField field : catalogue.fields(settings.project())) {
      String value = settings.fieldValues().getOrDefault(field.token(), "");
      require(!field.required() || !value.isEmpty(), field.name() + " is missing");
      require(value.isEmpty() || field.accepts(value), field.name() + " is not valid");
    }
  }

  private static void check(Admission admission) throws RefusedException {
    require(
        admission.earlyAccess() >= 0 && admission.earlyAccess() <= 2,
        "limitEarlyAccess is none of 0, 1 and 2");
    require(
        admission
            .maxStudents()
            .filter(most -> most < 1 || most > Admission.MOST_STUDENTS)
            .isEmpty(),
        "maxStudents is not between 1 and " + Admission.MOST_STUDENTS);
  }

  private static void check(Steps steps) throws RefusedException {
    long defaults = steps.steps().stream().filter(Steps.Step::isDefault).count();
    require(!steps.enabled() || defaults == 1, "Exactly one step must be the default");
  }

  private static void require(boolean met, String otherwise) throws RefusedException {
    refuseIf(!met, Reason.BAD_PARAMETER, otherwise);
  }
}
