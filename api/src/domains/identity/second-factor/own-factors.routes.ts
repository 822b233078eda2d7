import { AppError } from '@enlace/shared-contract/errors';
import { addPasskeySchema, confirmTotpSchema, secondFactorCalls } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { MailDefinition } from '../../../infrastructure/mail/define-mail';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { type Account, findAccount } from '../auth/accounts.repository';
import type { AuthContext } from '../auth/auth-context';
import type { SecondFactorKind } from '../identity.tables';
import { refuse } from '../users/refuse';
import { isFresh } from '../users/require-owner';
import { factorNames } from './factor-names';
import { countFactorTry, forgiveFactorTry } from './factor-tries';
import { hasFactor, isFactorRequired, readFactors, removeFactor } from './factors.repository';
import { keepNewPasskey, takeNewPasskey } from './new-passkeys';
import { addPasskey, countPasskeys, optionsForNew, passkeyLimit } from './passkeys';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes';
import { confirmTotp, startTotp } from './totp';
import { factorAddedMail } from './mails/factor-added.mail';
import { factorRemovedMail } from './mails/factor-removed.mail';
import { recoveryCodesRenewedMail } from './mails/recovery-codes-renewed.mail';

/** The viewer's own second factors. A change needs a sign-in or a proof of identity within the last minutes. */
export function mountOwnFactors(app: FastifyInstance, auth: AuthContext): void {
  const { db, secondFactor: settings } = auth;

  serveCall(app, secondFactorCalls.ownFactors, async (request) => ({
    data: await readFactors(db, settings, request.requireViewer().id),
  }));

  serveCall(app, secondFactorCalls.startTotp, async (request) => {
    const account = await requireOwnAccount(db, request);
    const totp = await startTotp(db, settings.cipherKey, account, settings.productName);
    if (totp === null) throw new AppError('CONFLICT', { message: 'the account has an app already' });
    return { data: totp };
  });

  serveCall(app, secondFactorCalls.confirmTotp, async (request) => {
    const account = await findOwnAccount(db, request);
    const { code } = parseBody(confirmTotpSchema, request);
    const attempt = { email: account.email, ip: request.ip };
    await countFactorTry(auth.limits, attempt);
    const codes = await transact(db, async (trx) => {
      const digits = code.replace(/\D/g, '');
      if (!(await confirmTotp(trx, settings.cipherKey, account.id, digits))) return null;
      return noteFactor(trx, settings.hashKey, request, account, 'totp');
    });
    if (codes === null) throw refuse('code', 'wrongCode', readerLocaleOf(request.headers));
    await forgiveFactorTry(auth.limits, attempt);
    return { data: { recovery_codes: codes.new }, message: savedText(request) };
  });

  serveCall(app, secondFactorCalls.newPasskey, async (request) => {
    const account = await requireOwnAccount(db, request);
    if ((await countPasskeys(db, account.id)) >= passkeyLimit)
      throw new AppError('CONFLICT', { message: `more than ${passkeyLimit} passkeys` });
    const options = await optionsForNew(db, settings, account);
    await keepNewPasskey(auth, account, request.signInId ?? '', options.challenge);
    return { data: options };
  });

  serveCall(app, secondFactorCalls.addPasskey, async (request) => {
    const account = await findOwnAccount(db, request);
    const { name, passkey } = parseBody(addPasskeySchema, request);
    const challenge = await takeNewPasskey(auth, account, request.signInId ?? '');
    const codes = await transact(db, async (trx) => {
      if (challenge === null || !(await addPasskey(trx, settings, account.id, { challenge, name, passkey })))
        return null;
      return noteFactor(trx, settings.hashKey, request, account, 'passkey');
    });
    if (codes === null) throw refuse('passkey', 'wrongPasskey', readerLocaleOf(request.headers));
    return { data: { recovery_codes: codes.new }, message: savedText(request) };
  });

  serveCall(app, secondFactorCalls.removeFactor, async (request) => {
    const account = await requireOwnAccount(db, request);
    const id = pathId(request);
    await transact(db, async (trx) => {
      const kind = id === null ? undefined : await removeFactor(trx, account.id, id);
      if (kind === undefined) throw new AppError('NOT_FOUND');
      const isLast = !(await hasFactor(trx, account.id));
      if (isLast && (await isFactorRequired(trx, settings, account.id)))
        throw new AppError('CONFLICT', { message: 'the last factor of a user who must have one' });
      const values = { name: account.name, what: factorNames[account.locale][kind] };
      await note(trx, request, account, { action: 'removeFactor', kind, mail: factorRemovedMail, values });
    });
    return { data: { id }, message: savedText(request) };
  });

  serveCall(app, secondFactorCalls.renewRecoveryCodes, async (request) => {
    const account = await requireOwnAccount(db, request);
    const codes = await transact(db, async (trx) => {
      if (!(await hasFactor(trx, account.id))) throw new AppError('CONFLICT', { message: 'no second factor' });
      const values = { name: account.name };
      await note(trx, request, account, { action: 'renewRecoveryCodes', mail: recoveryCodesRenewedMail, values });
      return renewRecoveryCodes(trx, settings.hashKey, account.id);
    });
    return { data: { recovery_codes: codes }, message: savedText(request) };
  });
}

/** Notes a new factor. With the first one, the account gets its recovery codes. */
async function noteFactor(
  trx: Db,
  hashKey: Buffer,
  request: FastifyRequest,
  account: Account,
  kind: SecondFactorKind,
): Promise<{ readonly new: readonly string[] | null }> {
  const values = { name: account.name, what: factorNames[account.locale][kind] };
  await note(trx, request, account, { action: 'addFactor', kind, mail: factorAddedMail, values });
  const hasCodes = (await countRecoveryCodes(trx, account.id)) > 0;
  return { new: hasCodes ? null : await renewRecoveryCodes(trx, hashKey, account.id) };
}

interface FactorNote<V extends object> {
  readonly action: string;
  readonly kind?: SecondFactorKind;
  readonly mail: MailDefinition<V>;
  readonly values: NoInfer<V>;
}

async function note<V extends object>(
  trx: Db,
  request: FastifyRequest,
  account: Account,
  { action, kind, mail, values }: FactorNote<V>,
): Promise<void> {
  await queueMail(trx, account, mail, values);
  const after = kind === undefined ? null : { kind };
  await recordAudit(trx, { origin: auditOrigin(request), action, resource: 'users', rowId: account.id, after });
}

const savedText = (request: FastifyRequest): string => writeTexts[readerLocaleOf(request.headers)].saved;

async function findOwnAccount(db: Db, request: FastifyRequest): Promise<Account> {
  const account = await findAccount(db, request.requireViewer().id);
  if (account === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
  return account;
}

/** The own account. Throws VALIDATION_FAILED without a recent sign-in or proof: a stolen token alone is no proof. */
async function requireOwnAccount(db: Db, request: FastifyRequest): Promise<Account> {
  const account = await findOwnAccount(db, request);
  if (await isFresh(db, request.signInId, new Date())) return account;
  throw new AppError('VALIDATION_FAILED', {
    message: 'no proof of identity',
    fields: { current_password: [fieldText(readerLocaleOf(request.headers), 'proofNeeded')] },
  });
}
