import { hash } from '@node-rs/argon2';

/** A hash of a password that is computed and verified in a fraction of a millisecond. Accounts of tests have it. */
export function cheapHash(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
}
