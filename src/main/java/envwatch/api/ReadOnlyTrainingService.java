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
import java.util.function.BooleanSupplier;

/**
 * Wraps a training service so that, in read-only mode, every change fails before it is sent.
 *
 * @param readOnly evaluated for every change
 */
record ReadOnlyTrainingService(TrainingService service, BooleanSupplier readOnly)
    implements TrainingService {
  @Override
  public Served<TrainingClass> classes() throws ApiException {
    return service.classes();
  }

  @Override
  public ClassDetails details(ClassId trainingClass) throws ApiException {
    return service.details(trainingClass);
  }

  @Override
  public Served<Student> students(ClassId trainingClass, boolean withMachines) throws ApiException {
    return service.students(trainingClass, withMachines);
  }

  @Override
  public Student student(ClassId trainingClass, StudentId student) throws ApiException {
    return service.student(trainingClass, student);
  }

  @Override
  public List<Instructor> instructors(ClassId trainingClass) throws ApiException {
    return service.instructors(trainingClass);
  }

  @Override
  public List<Instructor> instructorChoices(String policyId) throws ApiException {
    return service.instructorChoices(policyId);
  }

  @Override
  public List<Choice> projects() throws ApiException {
    return service.projects();
  }

  @Override
  public List<Choice> blueprints(String projectId) throws ApiException {
    return service.blueprints(projectId);
  }

  @Override
  public List<Choice> policies(String projectId) throws ApiException {
    return service.policies(projectId);
  }

  @Override
  public List<Choice> regions() throws ApiException {
    return service.regions();
  }

  @Override
  public List<Choice> countries() throws ApiException {
    return service.countries();
  }

  @Override
  public List<Choice> timeZones() throws ApiException {
    return service.timeZones();
  }

  @Override
  public List<CustomField> customFields(String projectId) throws ApiException {
    return service.customFields(projectId);
  }

  @Override
  public TrainingAction.Answer perform(TrainingAction action) throws ApiException, Unsent {
    if (readOnly.getAsBoolean()) {
      throw new ApiException.ReadOnly();
    }
    return service.perform(action);
  }
}
