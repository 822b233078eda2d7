import { AppError, isAppError } from '@enlace/shared-contract/errors';

import type { Limits } from '../../../infrastructure/limits/limits';
import { addressKey } from '../../../infrastructure/limits/address-key';
import {
  loginAccountLimit,
  loginAddressLimit,
  loginDevicesLimit,
  loginPairDayLimit,
  loginPairLimit,
  loginPairMinuteLimit,
  provePinAccountLimit,
} from '../identity-limits';
import type { Account } from './accounts.repository';
import type { AuthContext, Caller } from './auth-context';
import { authTexts } from './auth-texts';

/** A try of a password: the address of the account, and the network address; a job has none. */
export interface PasswordTry {
  readonly email: string;
  readonly ip: string | undefined;
  /** A device or a login session of the account, which is counted alone. */
  readonly device?: string | null;
  /** Whether the account was used in this network before. */
  readonly isKnownNetwork?: boolean;
  /** Whether the network address is counted already. */
  readonly isAddressCounted?: boolean;
}

const pairLimits = [loginPairMinuteLimit, loginPairLimit, loginPairDayLimit];

const pairOf = ({ email, ip = '', device = null }: PasswordTry): string =>
  device === null ? `${email} ${addressKey(ip)}` : `${email} device ${device}`;

/**
 * Counts a try before the password is checked. Throws RATE_LIMITED. Tries from one address slow down that address only.
 * The limit by account alone stops guesses from many addresses: strangers can use it up, so it is not for tries of a
 * device or a network that the account has used before. All its devices together have a limit of their own, because a
 * stolen session can make new ones.
 */
export async function countPasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  const { email, ip, device = null, isKnownNetwork = false, isAddressCounted = false } = attempt;
  if (device === null && ip !== undefined && !isAddressCounted) await limits.count(loginAddressLimit, ip);
  for (const limit of pairLimits) await limits.count(limit, pairOf(attempt));
  if (device !== null) await limits.count(loginDevicesLimit, email);
  else if (!isKnownNetwork) await limits.count(loginAccountLimit, email);
}

/** Takes the count back after the right password. */
export async function forgivePasswordTry(limits: Limits, attempt: PasswordTry): Promise<void> {
  const { email, ip, device = null, isKnownNetwork = false } = attempt;
  for (const limit of pairLimits) await limits.forget(limit, pairOf(attempt));
  if (device !== null) return limits.giveBack(loginDevicesLimit, email);
  if (!isKnownNetwork) await limits.giveBack(loginAccountLimit, email);
  if (ip !== undefined) await limits.giveBack(loginAddressLimit, ip);
}

/** The owner has proved the address by mail: the tries of strangers are forgotten. */
export async function forgetPasswordTries(limits: Limits, attempt: PasswordTry): Promise<void> {
  await forgivePasswordTry(limits, attempt);
  await limits.forget(loginAccountLimit, attempt.email);
  await limits.forget(loginDevicesLimit, attempt.email);
}

/** Counts a try of the network address; answers the refusal. Only a browser that can be a known device goes on with one. */
export async function countAddressTry({ limits, devices }: AuthContext, caller: Caller): Promise<AppError | null> {
  try {
    await nameLink(caller, limits.count(loginAddressLimit, caller.ip));
    return null;
  } catch (error) {
    if (!isAppError(error) || !devices.hasMarks(caller.cookies)) throw error;
    return error;
  }
}

/**
 * The try of a sign-in, with what is known of its device and its network. A known device is not counted by its network
 * address; for others a refusal of the address is thrown.
 */
export async function describeTry(
  { db, devices, limits }: AuthContext,
  { ip, cookies }: Caller,
  { email, account, refusal }: SignInTry,
): Promise<PasswordTry> {
  // An address without an account takes the same way, so that the time of the answer does not show it.
  const id = account?.id ?? 0;
  const device = devices.findDevice(cookies, id);
  if (device !== null) {
    await limits.giveBack(loginAddressLimit, ip);
    return { email, ip, device };
  }
  if (refusal !== null) throw refusal;
  const row = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('user_id', '=', id)
    .where('network_hash', '=', devices.hashNetwork(id, ip))
    .limit(1)
    .executeTakeFirst();
  return { email, ip, isKnownNetwork: row !== undefined, isAddressCounted: true };
}

interface SignInTry {
  readonly email: string;
  readonly account: Pick<Account, 'id'> | undefined;
  /** The refusal of the network address; null while it has tries. */
  readonly refusal: AppError | null;
}

/** Counts the try of a sign-in, as `countPasswordTry`. */
export function countSignInTry(limits: Limits, caller: Caller, attempt: PasswordTry): Promise<void> {
  return nameLink(caller, countPasswordTry(limits, attempt));
}

/** Counts a pin that proves the address of an account. Throws RATE_LIMITED. */
export function countProofPin(limits: Limits, caller: Caller, userId: number): Promise<void> {
  return nameLink(caller, limits.count(provePinAccountLimit, String(userId)));
}

/** Names the way in that works in spite of the tries of strangers, in a refusal that they can have caused. */
async function nameLink({ locale }: Caller, count: Promise<void>): Promise<void> {
  try {
    await count;
  } catch (error) {
    if (!isAppError(error) || error.code !== 'RATE_LIMITED') throw error;
    const { message, retryAfterSeconds } = error;
    throw new AppError('RATE_LIMITED', { message, retryAfterSeconds, userMessage: authTexts[locale].tooManyTries });
  }
}
