import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. The library's default variant is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Compares in the same time whether or not there is a hash to compare with, so that the time of an answer does not
 * tell which addresses have an account.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isMatch = await verify(stored ?? (await decoy), password.normalize('NFKC')).catch(() => false);
  return isMatch && typeof stored === 'string';
}
