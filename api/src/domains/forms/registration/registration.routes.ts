import { registrationCalls, registrationKinds, registrationSchema } from '@enlace/shared-contract/forms';
import { resendLostCall } from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import { type AuthContext, callerOf, evenTime } from '../../identity';
import type { FormsContext } from '../forms-context';
import { serveForm } from '../serve-form';
import { mailServerOf } from '../../../infrastructure/mail/mail-state';
import { parseBody } from '../../../kit/core/http/parse';
import { queryId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { registerUser } from './commands/register-user';
import { resendLost } from './commands/resend-lost';
import { registrationTexts } from './registration-texts';

/** Milliseconds; longer than storing an account and its mail usually takes, without the hash of the password. */
const evenMs = 150;

/** The six registrations, and the call with which an admin repeats the mail. */
export function mountRegistration(app: FastifyInstance, auth: AuthContext, forms: FormsContext): void {
  for (const kind of registrationKinds)
    serveForm(app, registrationCalls[kind], async (request) => {
      const caller = callerOf(request);
      const fields = parseBody(registrationSchema, request);
      const user_id = await evenTime(evenMs, registerUser(auth, forms, caller, kind, fields, request.body));
      const { thanks, thanksWithoutMail } = registrationTexts[caller.locale];
      const message = mailServerOf(forms.deps.env) === 'none' ? thanksWithoutMail : thanks;
      return {
        body: { data: { user_id, email: fields.email, message }, message },
        query: { user_id: String(user_id) },
        page: '/verify-email',
      };
    });

  serveCall(app, resendLostCall, async (request) => {
    const caller = callerOf(request);
    const id = queryId(request);
    await resendLost(auth, caller, id, forms.deps.clock);
    const message = registrationTexts[caller.locale].resent;
    return { data: { id }, message };
  });
}
