import type { Limits } from '../../../infrastructure/limits/limits';
import { countPasswordTry, forgivePasswordTry, type PasswordTry } from '../auth/password-tries';
import { factorAccountLimit } from '../identity-limits';

/** Tries of codes have the limits of passwords, but are counted apart: a right password does not forgive them. */
const apart = (attempt: PasswordTry): PasswordTry => ({ ...attempt, email: `second factor of ${attempt.email}` });

/** Counts a try before the factor is checked. Throws RATE_LIMITED. */
export async function countFactorTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  await countPasswordTry(limits, apart(attempt));
  // Six digits are easier to guess than a password.
  await limits.count(factorAccountLimit, attempt.email);
}

/** Takes the count back after the right factor. */
export async function forgiveFactorTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  await forgivePasswordTry(limits, apart(attempt));
  await limits.giveBack(factorAccountLimit, attempt.email);
}
