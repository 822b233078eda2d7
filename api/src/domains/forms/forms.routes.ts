import { AppError } from '@enlace/shared-contract/errors';
import { companyRegistrationTwoSchema, formCalls } from '@enlace/shared-contract/forms';
import type { FastifyInstance } from 'fastify';

import { parseBody } from '../../kit/core/http/parse';
import { serveCall } from '../../kit/core/http/serve-call';
import { continueCompanyRegistration } from './commands/continue-company-registration';
import { type ReceivedEntry, receiveEntry } from './commands/receive-entry';
import { textOf } from './entry-values';
import { formDeclarations } from './form-declarations';
import { findDraft } from './form-entries.repository';
import { formTexts } from './form-texts';
import { type FormsContext, formWritingOf } from './forms-context';
import { sentValues } from './plain-forms';
import { hashToken } from './reference';
import { type FormAnswer, serveForm } from './serve-form';

/** The calls of public forms, with the challenge of the proof of work and the draft of a company registration. */
export function mountForms(app: FastifyInstance, forms: FormsContext): void {
  for (const form of formDeclarations)
    serveForm(app, form.call, async (request) => {
      const writing = formWritingOf(request, forms);
      const values: Readonly<Record<string, unknown>> = parseBody(form.schema, request);
      const entry = await receiveEntry(writing, { form, values, body: request.body });
      const texts = formTexts[writing.locale];
      return receipt(entry, entry.token === null ? texts.thanks : texts.stepOneDone);
    });

  serveForm(app, formCalls.companyRegistrationTwo, async (request) => {
    const writing = formWritingOf(request, forms);
    const values = parseBody(companyRegistrationTwoSchema, request);
    const entry = await continueCompanyRegistration(writing, { values, body: request.body });
    return receipt(entry, formTexts[writing.locale].thanks);
  });

  serveCall(app, formCalls.companyRegistrationDraft, async (request) => {
    const { params } = request;
    const token: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'token') : '';
    const draft = await findDraft(forms.deps.db, hashToken(String(token)), forms.deps.clock());
    if (draft === undefined) throw new AppError('NOT_FOUND', { message: 'no such draft' });
    const names = ['company_name', 'first_name', 'last_name', 'email'];
    const fields = Object.fromEntries(names.map((name) => [name, textOf(draft.data, name) ?? '']));
    return { data: { ...fields, has_logo: draft.logo !== null } };
  });

  serveCall(app, formCalls.challenge, async () => ({
    data: await forms.guard.proofs.challenge(forms.deps.clock()),
  }));
}

function receipt(entry: ReceivedEntry, message: string): FormAnswer {
  const token = entry.token === null ? {} : { token: entry.token };
  return {
    body: { data: { reference: entry.reference, message, ...token }, message },
    query: sentValues(entry),
  };
}
