package envwatch.simulator;

/**
 * A further instructor of a class.
 *
 * @param token identifies that this instructor teaches in this class
 * @param createsEnvironment whether they have an environment of their own
 */
record ClassInstructor(String token, Instructor instructor, boolean createsEnvironment) {}
