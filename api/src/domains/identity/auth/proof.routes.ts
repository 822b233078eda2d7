import {
  forgotPasswordSchema,
  resendVerificationSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import type { AuthContext } from './auth-context';
import { authTexts } from './auth-texts';
import { authCallOf } from './caller';
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
    const call = authCallOf(request, auth);
    const { pin, user_id, password = '' } = parseBody(verifyEmailSchema, request);
    const proof = { pin, userId: user_id, password: password === '' ? undefined : password };
    const signInId = await findSignInId(auth, request);
    const { email, newPassword } = await verifyEmail(call, { ...proof, signInId });
    const message = authTexts[call.caller.locale].emailVerified;
    const new_password = newPassword === null ? null : { email: newPassword.email, pin: newPassword.link };
    return { data: { user_id, is_verified: true, email, new_password, message }, message };
  });

  app.post('/forgotPassword', async (request) => {
    const call = authCallOf(request, auth);
    const { email } = parseBody(forgotPasswordSchema, request);
    await evenTime(evenMs, requestPasswordReset(call, email));
    const message = authTexts[call.caller.locale].resetRequested;
    return { data: { message }, message };
  });

  app.post('/resetPassword', async (request, reply) => {
    const call = authCallOf(request, auth);
    const { c_password: _, ...reset } = parseBody(resetPasswordSchema, request);
    const userId = await resetPassword(call, reset);
    // The sign-in that follows is not refused because of the tries of strangers.
    void reply.header('set-cookie', auth.devices.cookiesFor(call.caller.cookies, userId));
    const message = authTexts[call.caller.locale].passwordReset;
    return { data: { message }, message };
  });

  app.post('/v2/resendVerification', async (request) => {
    const call = authCallOf(request, auth);
    const person = parseBody(resendVerificationSchema, request);
    const recipient = 'email' in person ? person : { userId: person.user_id };
    await evenTime(evenMs, resendVerification(call, recipient));
    const message = authTexts[call.caller.locale].verificationSent;
    return { data: { message }, message };
  });
}
