import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { freshProofMinutes } from '../auth/lifetimes';
import { countPasswordTry, forgivePasswordTry } from '../auth/password-tries';
import { verifyPassword } from '../auth/passwords';
import { refuse } from './refuse';

/**
 * Throws VALIDATION_FAILED unless the caller proves to be the owner of the account: with `current_password`, or by a
 * sign-in or a proof of identity within the last minutes. `needsPassword`: an account with a password needs it. Tries
 * are counted like sign-ins. A stolen bearer token alone is no proof.
 */
export async function requireOwner(
  trx: Db,
  { values, before, locale, writing, now }: PlannedWrite,
  { needsPassword }: { readonly needsPassword: boolean },
): Promise<void> {
  const { current_password: password } = values;
  const hash = typeof before?.['password_hash'] === 'string' ? before['password_hash'] : null;
  if (typeof password === 'string' && password !== '') {
    const attempt = { email: String(before?.['email']), ip: writing.ip, device: writing.signInId ?? null };
    await countPasswordTry(writing.deps.limits, attempt);
    if (!(await verifyPassword(hash, password))) throw refuse('current_password', 'wrongPassword', locale);
    await forgivePasswordTry(writing.deps.limits, attempt);
    return;
  }
  if (needsPassword && hash !== null) throw refuse('current_password', 'required', locale);
  if (await isFresh(trx, writing.signInId ?? null, now)) return;
  const texts = [fieldText(locale, 'proofNeeded')];
  // A form without a field for the password shows the text at the field that needs the proof.
  const fields = { [needsPassword ? 'password' : 'email']: texts, current_password: texts };
  throw new AppError('VALIDATION_FAILED', { message: 'no proof of identity', fields });
}

/** Whether the login session began, or its user proved the identity again, within the last minutes. */
export async function isFresh(trx: Db, signInId: string | null, now: Date): Promise<boolean> {
  if (signInId === null) return false;
  const since = new Date(now.getTime() - freshProofMinutes * 60_000);
  const row = await trx
    .selectFrom('sign_ins')
    .select('id')
    .where('id', '=', signInId)
    .where('ended_at', 'is', null)
    .where((column) => column.or([column('created_at', '>', since), column('proved_at', '>', since)]))
    .executeTakeFirst();
  return row !== undefined;
}
