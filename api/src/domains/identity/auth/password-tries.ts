import type { Limits } from '../../../infrastructure/limits/limits';
import { addressKey } from '../../../infrastructure/limits/address-key';

/** A try of a password: the address of the account, and the network address; a job has none. */
export interface PasswordTry {
  readonly email: string;
  readonly ip: string | undefined;
}

/** Limits of one account from one address; their periods grow, so that each further wait is longer. */
const pairLimits = ['loginPairMinute', 'loginPair', 'loginPairDay'] as const;

const pairOf = ({ email, ip = '' }: PasswordTry): string => `${email} ${addressKey(ip)}`;

/**
 * Counts a try before the password is checked. Throws RATE_LIMITED. Tries from one address slow down that address only,
 * so that a stranger cannot lock out the owner of the account. The limit by account alone stops guesses from many
 * addresses.
 */
export async function countPasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  if (attempt.ip !== undefined) await limits.count('loginAddress', attempt.ip);
  for (const name of pairLimits) await limits.count(name, pairOf(attempt));
  await limits.count('loginAccount', attempt.email);
}

/** Takes the count back after the right password. */
export async function forgivePasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  for (const name of pairLimits) await limits.forget(name, pairOf(attempt));
  await limits.giveBack('loginAccount', attempt.email);
  if (attempt.ip !== undefined) await limits.giveBack('loginAddress', attempt.ip);
}
