import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { type Account, findAccount } from '../auth/accounts.repository';
import type { AuthCall, AuthContext, Caller } from '../auth/auth-context';
import type { NewSession, SignInOrigin } from '../auth/sign-ins.repository';
import type { SignInProvider } from '../identity.tables';
import { hasFactor } from './factors.repository';
import { usePasskey } from './passkeys';
import { countRecoveryCodes, redeemRecoveryCode } from './recovery-codes';
import { countFactorTry, forgiveFactorTry } from './factor-tries';
import {
  countStepTry,
  endStep,
  refuseStep,
  SecondStepNeeded,
  startStep,
  type Step,
  type StepProof,
} from './second-steps';
import { useTotp } from './totp';
import { recoveryCodeUsedMail } from './mails/recovery-code-used.mail';

/**
 * Begins the login session of an account whose first factor was right. An account with a second factor gets no login
 * session: throws `SecondStepNeeded`, with which the browser goes on.
 */
export async function beginSession(
  auth: AuthContext,
  caller: Caller,
  account: Account,
  provider: SignInProvider,
): Promise<NewSession> {
  if (await hasFactor(auth.db, account.id)) throw new SecondStepNeeded(await startStep(auth, account, provider));
  return { account, signIn: await auth.signIns.begin(account, provider, originOf(auth, caller, account)) };
}

/** A code of the app, a recovery code, or the answer of a passkey. */
export interface FactorProof {
  readonly code?: string | undefined;
  readonly passkey?: unknown;
}

/**
 * The second step: checks the factor and begins the login session. A wrong code costs a try of the step and of the
 * account. A code and a step are used up together, so a code is not lost to a step that has ended.
 */
export async function completeSignIn(
  call: AuthCall,
  { step, proof }: { readonly step: StepProof; readonly proof: FactorProof },
): Promise<NewSession> {
  const { caller } = call;
  const open = await countStepTry(call, step);
  const account = await findAccount(call.db, open.userId);
  if (account === undefined || account.isDisabled || account.sessionVersion !== open.sessionVersion)
    return refuseStep();
  const attempt = { email: account.email, ip: caller.ip };
  await countFactorTry(call.limits, attempt);
  const isRight = await transact(call.db, async (trx) => {
    if (!(await isFactorRight(trx, call, caller, { account, step: open, proof }))) return false;
    await endStep(trx, call, step);
    return true;
  });
  if (!isRight) {
    const isPasskey = proof.passkey !== undefined;
    throw new AppError('VALIDATION_FAILED', {
      message: 'second factor refused',
      fields: {
        [isPasskey ? 'passkey' : 'code']: [fieldText(caller.locale, isPasskey ? 'wrongPasskey' : 'wrongCode')],
      },
    });
  }
  await forgiveFactorTry(call.limits, attempt);
  return { account, signIn: await call.signIns.begin(account, open.provider, originOf(call, caller, account)) };
}

const originOf = ({ devices }: AuthContext, { ip, browser }: Caller, { id }: Account): SignInOrigin => ({
  ...browser,
  networkHash: devices.hashNetwork(id, ip),
});

async function isFactorRight(
  trx: Db,
  auth: AuthContext,
  caller: Caller,
  { account, step, proof }: { readonly account: Account; readonly step: Step; readonly proof: FactorProof },
): Promise<boolean> {
  const { secondFactor: settings } = auth;
  if (proof.passkey !== undefined) {
    if (step.passkeyChallenge === null) return false;
    return usePasskey(trx, settings, account.id, { challenge: step.passkeyChallenge, passkey: proof.passkey });
  }
  const code = (proof.code ?? '').replace(/[\s.\-–—]/gu, '');
  if (/^\d{6}$/.test(code)) return useTotp(trx, settings.cipherKey, account.id, code);
  if (code === '' || !(await redeemRecoveryCode(trx, settings.hashKey, account.id, code))) return false;
  const count = String(await countRecoveryCodes(trx, account.id));
  await queueMail(trx, account, recoveryCodeUsedMail, { name: account.name, count });
  await recordAudit(trx, {
    origin: { ...caller.audit, actorId: account.id },
    action: 'useRecoveryCode',
    resource: 'users',
    rowId: account.id,
  });
  return true;
}
