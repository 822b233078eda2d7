import { hash, verify } from '@node-rs/argon2';

/**
 * First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default variant.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, independent of the Unicode form of its accents. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Takes the same time without a hash, so that the time of an answer does not show
 * which addresses have an account.
 */
export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isMatch = await verify(storedHash ?? (await decoy), password.normalize('NFKC')).catch(() => false);
  return isMatch && typeof storedHash === 'string';
}
