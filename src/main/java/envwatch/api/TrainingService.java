package envwatch.api;

import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import java.util.List;

/**
 * Classes as one account sees them (service/api-v3-training.md). Every method makes one or more
 * requests and blocks. Thread-safe.
 */
public interface TrainingService {
  /** The classes visible to the account, without their students. */
  Served<TrainingClass> classes() throws ApiException;

  ClassDetails details(ClassId trainingClass) throws ApiException;

  /**
   * The students of a class with the state of their environments: one request for all.
   *
   * @param withMachines whether the names of the machines are wanted
   */
  Served<Student> students(ClassId trainingClass, boolean withMachines) throws ApiException;

  Student student(ClassId trainingClass, StudentId student) throws ApiException;

  /** The instructors of a class. */
  List<Instructor> instructors(ClassId trainingClass) throws ApiException;

  /** Members who may be instructors where this policy applies. */
  List<Instructor> instructorChoices(String policyId) throws ApiException;

  List<Choice> projects() throws ApiException;

  List<Choice> blueprints(String projectId) throws ApiException;

  List<Choice> policies(String projectId) throws ApiException;

  List<Choice> regions() throws ApiException;

  /** Countries for the address of a class, by their code. */
  List<Choice> countries() throws ApiException;

  /** The service's time zones, by its own names of them. */
  List<Choice> timeZones() throws ApiException;

  List<CustomField> customFields(String projectId) throws ApiException;

  /**
   * Requests the change. The rules of {@link EnvironmentService#perform} hold: sent once, never
   * repeated; a refusal throws {@link ApiException.Rejected}.
   *
   * @throws Unsent when something that the change needs could not be read
   */
  TrainingAction.Answer perform(TrainingAction action) throws ApiException, Unsent;

  /** Before a change, something that it needs could not be read: the change was never sent. */
  final class Unsent extends Exception {
    private static final long serialVersionUID = 1L;
    private final ApiException why;

    public Unsent(ApiException why) {
      super("not sent: " + why.getMessage(), why);
      this.why = why;
    }

    /** The failure of the reading. */
    public ApiException why() {
      return why;
    }
  }

  /**
   * A list as served.
   *
   * @param unreadable how many further entries could not be read
   */
  record Served<T>(List<T> entries, int unreadable) {
    public Served {
      entries = List.copyOf(entries);
    }
  }
}
