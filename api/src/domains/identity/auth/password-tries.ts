import type { Limits } from '../../../infrastructure/limits/limits';
import { addressKey } from '../../../infrastructure/limits/address-key';
import {
  loginAccountLimit,
  loginAddressLimit,
  loginPairDayLimit,
  loginPairLimit,
  loginPairMinuteLimit,
} from '../identity-limits';

/** A try of a password: the address of the account, and the network address; a job has none. */
export interface PasswordTry {
  readonly email: string;
  readonly ip: string | undefined;
}

const pairLimits = [loginPairMinuteLimit, loginPairLimit, loginPairDayLimit];

const pairOf = ({ email, ip = '' }: PasswordTry): string => `${email} ${addressKey(ip)}`;

/**
 * Counts a try before the password is checked. Throws RATE_LIMITED. Tries from one address slow down that address only,
 * so that a stranger cannot lock out the owner of the account. The limit by account alone stops guesses from many
 * addresses.
 */
export async function countPasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  if (attempt.ip !== undefined) await limits.count(loginAddressLimit, attempt.ip);
  for (const limit of pairLimits) await limits.count(limit, pairOf(attempt));
  await limits.count(loginAccountLimit, attempt.email);
}

/** Takes the count back after the right password. */
export async function forgivePasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  for (const limit of pairLimits) await limits.forget(limit, pairOf(attempt));
  await limits.giveBack(loginAccountLimit, attempt.email);
  if (attempt.ip !== undefined) await limits.giveBack(loginAddressLimit, attempt.ip);
}
