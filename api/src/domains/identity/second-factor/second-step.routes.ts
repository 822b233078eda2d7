import { AppError } from '@enlace/shared-contract/errors';
import {
  completeSignInSchema,
  readSecondStepSchema,
  requestPasskeySchema,
  secondFactorCalls,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readCookie } from '../../../infrastructure/http/cookies';
import { parseBody } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { AuthContext } from '../auth/auth-context';
import { authCallOf } from '../auth/caller';
import { answerSignIn } from '../auth/login.routes';
import { completeSignIn } from './complete-sign-in';
import { listFactors } from './factors.repository';
import { optionsForUse } from './passkeys';
import { countRecoveryCodes } from './recovery-codes';
import { clearedStepCookie, findStep, setPasskeyChallenge, stepCookieName, type StepProof } from './second-steps';
import { pinAddressLimit } from '../identity-limits';

/** The second step of a sign-in: its methods, the options of a passkey, and its end. */
export function mountSecondStep(app: FastifyInstance, auth: AuthContext): void {
  const proofOf = (request: FastifyRequest, challenge: string): StepProof => ({
    challenge,
    browser: readCookie(request.headers.cookie, stepCookieName(auth.cookieScope)),
  });

  serveCall(app, secondFactorCalls.readSecondStep, async (request) => {
    await auth.limits.count(pinAddressLimit, request.ip);
    const { challenge } = parseBody(readSecondStepSchema, request);
    const step = await findStep(auth, proofOf(request, challenge));
    const kinds = new Set((await listFactors(auth.db, step.userId)).map(({ kind }) => kind));
    const hasCodes = (await countRecoveryCodes(auth.db, step.userId)) > 0;
    const methods = [
      ...(['passkey', 'totp'] as const).filter((kind) => kinds.has(kind)),
      ...(hasCodes ? ['recovery'] : []),
    ];
    return { data: { methods, expires_at: step.expiresAt.toISOString() } };
  });

  serveCall(app, secondFactorCalls.requestPasskey, async (request) => {
    await auth.limits.count(pinAddressLimit, request.ip);
    const { challenge } = parseBody(requestPasskeySchema, request);
    const proof = proofOf(request, challenge);
    const step = await findStep(auth, proof);
    const options = await optionsForUse(auth.db, auth.secondFactor, step.userId);
    if (options.allowCredentials?.length === 0) throw new AppError('NOT_FOUND', { message: 'no passkey' });
    await setPasskeyChallenge(auth, proof, options.challenge);
    return { data: options };
  });

  serveCall(app, secondFactorCalls.completeSignIn, async (request, reply) => {
    const call = authCallOf(request, auth);
    const { challenge, ...proof } = parseBody(completeSignInSchema, request);
    const signedIn = await completeSignIn(call, { step: proofOf(request, challenge), proof });
    const answer = await answerSignIn(call, reply, signedIn);
    void reply.header('set-cookie', clearedStepCookie(auth.cookieScope));
    return answer;
  });
}
