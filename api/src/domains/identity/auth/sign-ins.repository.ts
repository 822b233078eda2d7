import { AppError } from '@enlace/shared-contract/errors';
import { type Expression, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { keepAccount } from '../privacy/keep-account';
import type { EndReason, SignInProvider } from '../identity.tables';
import type { Account } from './accounts.repository';
import type { BrowserNames } from './browser-of';
import { longestSignIn, signInSeconds } from './lifetimes';
import type { RefreshTokens } from './refresh-tokens';
import type { ViewerClaims } from './viewer.repository';

/** Milliseconds in which a second tab may refresh with the same token. */
const graceMs = 10_000;
/** Steps; several tabs make fewer within `graceMs`. */
const longestChain = 50;

export interface SignIn {
  readonly id: string;
  readonly userId: number;
  readonly sessionVersion: number;
}

/** A login session that has just begun. */
export interface NewSignIn extends SignIn {
  /** Whether it has cancelled the removal of the account. */
  readonly hasKeptAccount: boolean;
}

/** Where a login session begins. */
export interface SignInOrigin extends BrowserNames {
  /** Keyed hash of the network. */
  readonly networkHash: string;
}

/** An account with one of its login sessions. */
export interface SignedIn {
  readonly account: Account;
  readonly signIn: SignIn;
}

/** An account with a login session that has just begun. */
export interface NewSession extends SignedIn {
  readonly signIn: NewSignIn;
}

export interface Rotation {
  readonly signInId: string;
  readonly userId: number;
  readonly sessionVersion: number;
  /** The token to answer: new, or the one that another tab has received a moment ago. */
  readonly token: string;
}

export type SignInsRepository = ReturnType<typeof createSignInsRepository>;

/** The longest login session of a user, as SQL. It follows the present roles of the user. */
const longest = (userId: Expression<unknown>): Expression<unknown> => sql`make_interval(secs => case when exists (
  select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${userId} and r.name = 'admin')
  then ${sql.lit(longestSignIn.admin)} else ${sql.lit(longestSignIn.member)} end)`;

/** Login sessions and their chains of refresh tokens. */
export function createSignInsRepository(db: Db, tokens: RefreshTokens, now = () => new Date()) {
  const expiry = (): Date => new Date(now().getTime() + signInSeconds * 1000);
  /** The absolute end of a row of `sign_ins`. */
  const lastMoment = sql<Date>`(sign_ins.created_at + ${longest(sql.ref('sign_ins.user_id'))})`;
  const renewedExpiry = () => sql<Date>`least(${expiry()}::timestamptz, ${lastMoment})`;

  async function begin(
    user: { readonly id: number; readonly sessionVersion: number },
    provider: SignInProvider,
    origin: SignInOrigin,
  ): Promise<NewSignIn> {
    const row = await db
      .insertInto('sign_ins')
      .values({
        user_id: user.id,
        provider,
        session_version: user.sessionVersion,
        expires_at: sql<Date>`least(${expiry()}::timestamptz, ${now()}::timestamptz + ${longest(sql.lit(user.id))})`,
        ended_reason: null,
        network_hash: origin.networkHash,
        browser: origin.browser,
        system: origin.system,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ last_sign_in_at: now() }).where('id', '=', user.id).execute();
    // A user who signs in before the removal of the account has cancelled the removal.
    const hasKeptAccount = await keepAccount(db, user.id, { actorId: user.id, requestId: null, ipHash: null });
    return { id: row.id, userId: user.id, sessionVersion: user.sessionVersion, hasKeptAccount };
  }

  /** Starts a chain of refresh tokens for a login session and returns the first one. */
  async function addRefreshToken(signInId: string): Promise<string> {
    const token = tokens.create();
    await db
      .insertInto('refresh_tokens')
      .values({ hash: tokens.hash(token), sign_in_id: signInId, expires_at: expiry() })
      .execute();
    return token;
  }

  /**
   * Uses a refresh token and answers what `complete` makes of the next one, all in one transaction: after a fault the
   * token is unused. A used token is answered again while its successor is unused, because then the answer was lost. A
   * token whose successor was used ends the whole login session, except within `graceMs`.
   */
  async function rotate<T>(token: string, complete: (trx: Db, rotation: Rotation) => Promise<T>): Promise<T> {
    if (!tokens.isWellFormed(token)) throw new AppError('UNAUTHENTICATED', { message: 'refresh token malformed' });
    const outcome = await db.transaction().execute(async (trx) => {
      const rotation = (await useToken(trx, token)) ?? (await repeatRotation(trx, token));
      return 'reusedSignIn' in rotation ? rotation : { result: await complete(trx, rotation) };
    });
    if ('result' in outcome) return outcome.result;
    const { id, userId } = outcome.reusedSignIn;
    await end(id, 'reused');
    throw new AppError('REFRESH_REUSED', { message: 'refresh token used twice', details: { userId } });
  }

  async function useToken(trx: Db, token: string): Promise<Rotation | null> {
    const usedToken = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now() })
      .where('hash', '=', tokens.hash(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('sign_in_id')
      .executeTakeFirst();
    if (usedToken === undefined) return null;
    const signIn = await trx
      .updateTable('sign_ins')
      .set({ expires_at: renewedExpiry() })
      .where('id', '=', usedToken.sign_in_id)
      .where('ended_at', 'is', null)
      .where(lastMoment, '>', now())
      .returning(['user_id', 'session_version'])
      .executeTakeFirst();
    if (signIn === undefined) throw new AppError('UNAUTHENTICATED', { message: 'sign-in has ended' });
    const next = tokens.successorOf(token);
    await trx
      .insertInto('refresh_tokens')
      .values({ hash: tokens.hash(next), sign_in_id: usedToken.sign_in_id, expires_at: expiry() })
      .execute();
    return {
      signInId: usedToken.sign_in_id,
      userId: signIn.user_id,
      sessionVersion: signIn.session_version,
      token: next,
    };
  }

  async function repeatRotation(trx: Db, token: string): Promise<Rotation | { readonly reusedSignIn: SignIn }> {
    const row = await findToken(trx, token);
    if (row === undefined || row.ended_at !== null || row.expires_at <= now())
      throw new AppError('UNAUTHENTICATED', { message: 'refresh token unknown or over' });
    const signIn = { id: row.sign_in_id, userId: row.user_id, sessionVersion: row.session_version };
    if (await isReused(trx, token, row.used_at)) return { reusedSignIn: signIn };
    // Other tabs may have refreshed several times. An older token in the cookie would look stolen at the next
    // refresh.
    let head = token;
    for (let step = 0; step < longestChain; step += 1) {
      head = tokens.successorOf(head);
      const successorRow = await findToken(trx, head);
      if (successorRow === undefined) break;
      if (successorRow.used_at === null)
        return { signInId: signIn.id, userId: signIn.userId, sessionVersion: signIn.sessionVersion, token: head };
    }
    throw new AppError('UNAUTHENTICATED', { message: 'refresh token has no open successor' });
  }

  /** Whether a token comes back although the browser has already used its successor. */
  async function isReused(on: Db, token: string, usedAt: Date | null): Promise<boolean> {
    if (usedAt === null || now().getTime() - usedAt.getTime() <= graceMs) return false;
    const successorRow = await findToken(on, tokens.successorOf(token));
    return successorRow === undefined || successorRow.used_at !== null;
  }

  function findToken(on: Db, token: string) {
    return on
      .selectFrom('refresh_tokens as t')
      .innerJoin('sign_ins as s', 's.id', 't.sign_in_id')
      .select(['t.sign_in_id', 't.used_at', 't.expires_at', 's.user_id', 's.ended_at', 's.session_version'])
      .where('t.hash', '=', tokens.hash(token))
      .executeTakeFirst();
  }

  /** The login session of a refresh token, without using the token. */
  async function peek(token: string): Promise<SignIn | null> {
    if (!tokens.isWellFormed(token)) return null;
    const row = await findToken(db, token);
    if (row === undefined || row.ended_at !== null || row.expires_at <= now()) return null;
    if (await isReused(db, token, row.used_at)) return null;
    return { id: row.sign_in_id, userId: row.user_id, sessionVersion: row.session_version };
  }

  /** The login session of these claims; null when it has ended or the user was signed out everywhere. */
  async function find(claims: ViewerClaims): Promise<SignIn | null> {
    const row = await db
      .selectFrom('sign_ins as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.expires_at', sql<Date>`s.created_at + ${longest(sql.ref('s.user_id'))}`.as('last_moment')])
      .where('s.id', '=', claims.signInId)
      .where('u.id', '=', claims.userId)
      .where('u.session_version', '=', claims.sessionVersion)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', now())
      .where('u.deleted_at', 'is', null)
      .where('u.disabled_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return null;
    // The session cookie is renewed with every read; one update a day is enough here.
    const latest = Math.min(expiry().getTime(), row.last_moment.getTime());
    if (latest <= now().getTime()) return null;
    if (row.expires_at.getTime() < latest - 86_400_000) await extend(claims.signInId);
    return { id: claims.signInId, userId: claims.userId, sessionVersion: claims.sessionVersion };
  }

  async function end(signInId: string, reason: EndReason): Promise<void> {
    await db
      .updateTable('sign_ins')
      .set({ ended_at: now(), ended_reason: reason })
      .where('id', '=', signInId)
      .where('ended_at', 'is', null)
      .execute();
  }

  async function extend(signInId: string): Promise<void> {
    await db
      .updateTable('sign_ins')
      .set({ expires_at: renewedExpiry() })
      .where('id', '=', signInId)
      .where('ended_at', 'is', null)
      .execute();
  }

  /**
   * Removes rows that are of no use any more. They stay for one week as traces for the operator. The newest used token
   * of a login session stays, because its answer may be lost.
   */
  async function purge(): Promise<void> {
    const before = new Date(now().getTime() - 7 * 86_400_000);
    await db.deleteFrom('sign_ins').where('expires_at', '<', before).execute();
    await db
      .deleteFrom('refresh_tokens as t')
      .where('t.used_at', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('refresh_tokens as newer')
            .select('newer.hash')
            .whereRef('newer.sign_in_id', '=', 't.sign_in_id')
            .whereRef('newer.used_at', '>', 't.used_at'),
        ),
      )
      .execute();
  }

  return { begin, addRefreshToken, rotate, peek, find, end, purge };
}
