import { companyRegistrationDraftSchema, formCalls } from '@enlace/shared-contract/forms';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

const readDraft = bodyOf(companyRegistrationDraftSchema);

/** The company's name from step one, by the token in the answer of step one. */
export const registrationDraft = createCalls('public/company-registration', {
  company: defineCall({
    client: 'public',
    request: (token: string) => ({ call: formCalls.companyRegistrationDraft, params: { token } }),
    read: (answer) => readDraft(answer).data.company_name,
  }),
});
