import { registrationCalls, registrationKinds, registrationSchema } from '@enlace/shared-contract/forms';
import { resendLostCall } from '@enlace/shared-contract/identity';
import type { FastifyInstance } from 'fastify';

import { evenTime } from '../../identity';
import { type FormsContext, formWritingOf } from '../forms-context';
import { serveForm } from '../serve-form';
import { mailServerOf } from '../../../infrastructure/mail/mail-state';
import { parseBody } from '../../../kit/core/http/parse';
import { queryId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { registerUser } from './commands/register-user';
import { resendLost } from './commands/resend-lost';
import { registrationTexts } from './registration-texts';
import { writeContextOf } from '../../../kit/core/write/write-context';

/** Milliseconds; longer than storing an account and its mail usually takes, without the hash of the password. */
const evenMs = 150;

/** The six registrations, and the call with which an admin repeats the mail. */
export function mountRegistration(app: FastifyInstance, forms: FormsContext): void {
  for (const kind of registrationKinds)
    serveForm(app, registrationCalls[kind], async (request) => {
      const writing = formWritingOf(request, forms);
      const fields = parseBody(registrationSchema, request);
      const user_id = await evenTime(evenMs, registerUser(writing, { kind, fields, body: request.body }));
      const { thanks, thanksWithoutMail } = registrationTexts[writing.locale];
      const message = mailServerOf(forms.deps.env) === 'none' ? thanksWithoutMail : thanks;
      return {
        body: { data: { user_id, email: fields.email, message }, message },
        query: { user_id: String(user_id) },
        page: '/verify-email',
      };
    });

  serveCall(app, resendLostCall, async (request) => {
    const writing = writeContextOf(request, forms.deps);
    const id = queryId(request);
    await resendLost(writing, id);
    const message = registrationTexts[writing.locale].resent;
    return { data: { id }, message };
  });
}
