package envwatch.secrets;

import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.interfaces.DHPublicKey;
import javax.crypto.spec.DHParameterSpec;
import javax.crypto.spec.DHPublicKeySpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.Variant;

/**
 * A session of the Secret Service, in which secrets cross the bus encrypted (Secret Service API
 * 0.2, "Transfer of Secrets", the algorithm {@code dh-ietf1024-sha256-aes128-cbc-pkcs7}).
 */
final class SecretSession {
  private static final String ALGORITHM = "dh-ietf1024-sha256-aes128-cbc-pkcs7";
  private static final int KEY_BYTES = 16;

  /** RFC 2409, 6.2: the second Oakley group. */
  private static final BigInteger PRIME =
      new BigInteger(
          "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74"
              + "020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F1437"
              + "4FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
              + "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE65381FFFFFFFFFFFFFFFF",
          16);

  private static final BigInteger GENERATOR = BigInteger.TWO;

  private final DBusPath path;
  private final SecretKey key;

  private SecretSession(DBusPath path, SecretKey key) {
    this.path = path;
    this.key = key;
  }

  /** Opens a session and negotiates a key with the service. */
  static SecretSession open(SecretService service) throws SecretStoreException {
    try {
      KeyPairGenerator pairs = KeyPairGenerator.getInstance("DH");
      pairs.initialize(new DHParameterSpec(PRIME, GENERATOR));
      KeyPair own = pairs.generateKeyPair();
      byte[] sent = ((DHPublicKey) own.getPublic()).getY().toByteArray();
      Object[] answered = service.call("OpenSession", "sv", ALGORITHM, new Variant<>(sent, "ay"));
      byte[] received = Bytes.of(((Variant<?>) answered[0]).getValue());
      return new SecretSession((DBusPath) answered[1], key(own, received));
    } catch (GeneralSecurityException | ClassCastException | IndexOutOfBoundsException e) {
      throw new SecretStoreException(Cause.UNUSABLE, e);
    }
  }

  private static SecretKey key(KeyPair own, byte[] received) throws GeneralSecurityException {
    DHPublicKeySpec theirs = new DHPublicKeySpec(new BigInteger(1, received), PRIME, GENERATOR);
    KeyAgreement agreement = KeyAgreement.getInstance("DH");
    agreement.init(own.getPrivate());
    agreement.doPhase(KeyFactory.getInstance("DH").generatePublic(theirs), true);
    return KDF.getInstance("HKDF-SHA256")
        .deriveKey(
            "AES",
            HKDFParameterSpec.ofExtract()
                .addIKM(agreement.generateSecret())
                .thenExpand(null, KEY_BYTES));
  }

  DBusPath path() {
    return path;
  }

  /**
   * Encrypts a secret in the form that the service expects: session, parameters, value and content
   * type.
   */
  Object[] encrypted(Secret secret) throws SecretStoreException {
    try {
      byte[] random = new byte[KEY_BYTES];
      new SecureRandom().nextBytes(random);
      Cipher cipher = cipher(Cipher.ENCRYPT_MODE, random);
      byte[] value = cipher.doFinal(secret.reveal().getBytes(StandardCharsets.UTF_8));
      return new Object[] {path, random, value, "text/plain; charset=utf8"};
    } catch (GeneralSecurityException e) {
      throw new SecretStoreException(Cause.UNUSABLE, e);
    }
  }

  /**
   * @param served in the order of {@link #encrypted}
   */
  Secret decrypted(List<?> served) throws SecretStoreException {
    try {
      Cipher cipher = cipher(Cipher.DECRYPT_MODE, Bytes.of(served.get(1)));
      byte[] value = cipher.doFinal(Bytes.of(served.get(2)));
      if (value.length == 0) {
        throw new SecretStoreException(Cause.UNUSABLE, null);
      }
      return Secret.of(new String(value, StandardCharsets.UTF_8));
    } catch (GeneralSecurityException | ClassCastException | IndexOutOfBoundsException e) {
      throw new SecretStoreException(Cause.UNUSABLE, e);
    }
  }

  private Cipher cipher(int mode, byte[] random) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
    cipher.init(mode, key, new IvParameterSpec(random));
    return cipher;
  }

  /** Converts bytes from dbus-java, which returns them as an array or as a list. */
  private static final class Bytes {
    private Bytes() {}

    static byte[] of(Object served) {
      if (served instanceof byte[] bytes) {
        return bytes;
      }
      List<?> list = (List<?>) served;
      byte[] bytes = new byte[list.size()];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (Byte) list.get(i);
      }
      return bytes;
    }
  }
}
