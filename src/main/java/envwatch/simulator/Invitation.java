package envwatch.simulator;

import java.util.Optional;

/** The e-mail that invites students. */
public record Invitation(boolean custom, Optional<String> subject, Optional<String> body) {
  public static final Invitation DEFAULT =
      new Invitation(false, Optional.empty(), Optional.empty());

  public static final String DEFAULT_SUBJECT = "Your seat in ${class.name}";

  public static final String DEFAULT_BODY =
      """
      Hello ${student.firstName},

      ${class.name} begins on ${class.startDate}. Your environment: ${class.url}

      ${instructor.name}
      """;
}
