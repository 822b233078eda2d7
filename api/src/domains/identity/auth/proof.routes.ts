import {
  forgotPasswordSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import type { AuthContext } from './auth-context';
import { authTexts } from './auth-texts';
import { callerOf } from './caller';
import { findSignInId } from './find-sign-in-id';
import { requestPasswordReset, resetPassword } from './commands/reset-password';
import { resendVerification, verifyEmail } from './commands/verify-email';
import { evenTime } from './even-time';
import { parseBody } from '../../../kit/core/http/parse';

/** Milliseconds; longer than the usual time to queue a mail. */
const evenMs = 60;

/** Calls that prove an address with a pin from a mail. */
export function registerProofRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.post('/verifyEmail', async (request) => {
    const caller = callerOf(request);
    const { pin, user_id, password = '' } = parseBody(verifyEmailSchema, request);
    const proof = { pin, userId: user_id, password: password === '' ? undefined : password };
    const signInId = await findSignInId(auth, request);
    const { email, newPassword } = await verifyEmail(auth, caller, { ...proof, signInId });
    const message = authTexts[caller.locale].emailVerified;
    const new_password = newPassword === null ? null : { email: newPassword.email, pin: newPassword.link };
    return { data: { user_id, is_verified: true, email, new_password, message }, message };
  });

  app.post('/forgotPassword', async (request) => {
    const caller = callerOf(request);
    const { email } = parseBody(forgotPasswordSchema, request);
    await evenTime(evenMs, requestPasswordReset(auth, caller, email));
    const message = authTexts[caller.locale].resetRequested;
    return { data: { message }, message };
  });

  app.post('/resetPassword', async (request, reply) => {
    const caller = callerOf(request);
    const { c_password: _, ...reset } = parseBody(resetPasswordSchema, request);
    const userId = await resetPassword(auth, caller, reset);
    // The sign-in that follows is not refused because of the tries of strangers.
    void reply.header('set-cookie', auth.devices.cookiesFor(caller.cookies, userId));
    const message = authTexts[caller.locale].passwordReset;
    return { data: { message }, message };
  });

  app.post('/v2/resendVerification', async (request) => {
    const caller = callerOf(request);
    const person = parseBody(resendVerificationSchema, request);
    const recipient = 'email' in person ? person : { userId: person.user_id };
    await evenTime(evenMs, resendVerification(auth, caller, recipient));
    const message = authTexts[caller.locale].verificationSent;
    return { data: { message }, message };
  });
}
