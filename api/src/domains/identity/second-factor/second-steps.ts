import { AppError } from '@enlace/shared-contract/errors';
import { randomBytes } from 'node:crypto';

import { cookieAttributes, cookiePrefix, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import type { Db } from '../../../infrastructure/db/database';
import { keyedHash } from '../../../infrastructure/env/keys';
import type { Account } from '../auth/accounts.repository';
import type { SignInProvider } from '../identity.tables';
import type { SecondFactorContext } from './second-factor-context';

const stepSeconds = 5 * 60;
/** Tries of one step; afterwards the password is needed again. */
const stepAttempts = 5;

/** A sign-in that waits for its second step. It is no login session and opens nothing. */
export interface NewStep {
  /** Code of the step, for the calls of the second step. */
  readonly challenge: string;
  /** Secret of the browser; its cookie must come with the code. */
  readonly browser: string;
  readonly expiresAt: Date;
}

export interface Step {
  readonly userId: number;
  readonly provider: SignInProvider;
  readonly sessionVersion: number;
  readonly passkeyChallenge: string | null;
  readonly expiresAt: Date;
}

/** Code and browser of a request. */
export interface StepProof {
  readonly challenge: string;
  readonly browser: string | undefined;
}

const columns = [
  'user_id as userId',
  'provider',
  'session_version as sessionVersion',
  'passkey_challenge as passkeyChallenge',
  'expires_at as expiresAt',
] as const;

export async function startStep(
  { db, secondFactor }: SecondFactorContext,
  account: Pick<Account, 'id' | 'sessionVersion'>,
  provider: SignInProvider,
): Promise<NewStep> {
  const [challenge, browser] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(Date.now() + stepSeconds * 1000);
  await db
    .insertInto('second_steps')
    .values({
      hash: keyedHash(secondFactor.hashKey, 'step', challenge),
      browser_hash: keyedHash(secondFactor.hashKey, 'browser', browser),
      user_id: account.id,
      purpose: 'sign-in',
      provider,
      session_version: account.sessionVersion,
      expires_at: expiresAt,
    })
    .execute();
  return { challenge, browser, expiresAt };
}

/** The error of a first step whose account has a factor. Its cookie is `stepCookie`. */
export class SecondStepNeeded extends AppError {
  constructor(readonly step: NewStep) {
    super('SECOND_FACTOR_REQUIRED', {
      message: 'second step needed',
      details: { challenge: step.challenge, expires_at: step.expiresAt.toISOString() },
    });
  }
}

/** The step that an error began; null for other errors. */
export function stepOf(error: unknown): NewStep | null {
  return error instanceof SecondStepNeeded ? error.step : null;
}

/** The step of a request. Throws SECOND_STEP_ENDED, also for the browser of another person. */
export async function findStep({ db, secondFactor }: SecondFactorContext, proof: StepProof): Promise<Step> {
  const step = await db
    .selectFrom('second_steps')
    .select(columns)
    .where((row) => row.and(whereOpen(secondFactor.hashKey, proof)))
    .where('attempts', '<', stepAttempts)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return step ?? refuseStep();
}

/** Counts a try of the step. Because of the row lock, ten guesses at once count as ten. */
export async function countStepTry({ db, secondFactor }: SecondFactorContext, proof: StepProof): Promise<Step> {
  const step = await db
    .updateTable('second_steps')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where((row) => row.and(whereOpen(secondFactor.hashKey, proof)))
    .where('attempts', '<', stepAttempts)
    .where('expires_at', '>', new Date())
    .returning(columns)
    .executeTakeFirst();
  return step ?? refuseStep();
}

/** Ends a step. Throws SECOND_STEP_ENDED when another request has ended it: a step signs in once. */
export async function endStep(trx: Db, { secondFactor }: SecondFactorContext, proof: StepProof): Promise<void> {
  const endedStep = await trx
    .deleteFrom('second_steps')
    .where((row) => row.and(whereOpen(secondFactor.hashKey, proof)))
    .returning('user_id')
    .executeTakeFirst();
  if (endedStep === undefined) refuseStep();
}

export async function setPasskeyChallenge(
  { db, secondFactor }: SecondFactorContext,
  proof: StepProof,
  passkeyChallenge: string,
): Promise<void> {
  await db
    .updateTable('second_steps')
    .set({ passkey_challenge: passkeyChallenge })
    .where((row) => row.and(whereOpen(secondFactor.hashKey, proof)))
    .execute();
}

export async function purgeSteps(db: Db): Promise<void> {
  await db.deleteFrom('second_steps').where('expires_at', '<', new Date()).execute();
}

export function refuseStep(): never {
  throw new AppError('SECOND_STEP_ENDED', { message: 'second step unknown, over, or of another browser' });
}

const whereOpen = (key: Buffer, { challenge, browser = '' }: StepProof) => ({
  purpose: 'sign-in' as const,
  hash: keyedHash(key, 'step', challenge),
  browser_hash: keyedHash(key, 'browser', browser),
});

/** Cookie that binds a second step to the browser of its first step. */
export function stepCookieName(scope: CookieScope): string {
  return `${cookiePrefix(scope)}enlace_second_step`;
}

export function stepCookie({ browser }: NewStep, scope: CookieScope): string {
  return `${stepCookieName(scope)}=${browser}; Max-Age=${stepSeconds}; Path=/; ${cookieAttributes(scope)}`;
}

export function clearedStepCookie(scope: CookieScope): string {
  return `${stepCookieName(scope)}=; Max-Age=0; Path=/; ${cookieAttributes(scope)}`;
}
