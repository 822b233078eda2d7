import { defineScreen, useScreen } from '@enlace/shared-data';

import { countries } from '../../../lib/countries.slice';
import { countriesQuery } from '../../../lib/form/country-choices';
import { formSlices, formWords } from '../screens/form-parts';
import { registrationDraft } from './registration-draft.slice';
import { StepOne } from './step-one';
import { StepTwo } from './step-two';

const tokenOf = (search: URLSearchParams) => (search.get('token') ?? '').slice(0, 100);

export const screen = defineScreen({
  Component: CompanyRegistration,
  slices: [...formSlices, countries, registrationDraft],
  texts: formWords,
  load: ({ search, locale }) => {
    const token = tokenOf(search);
    return token === '' ? [countries.list(countriesQuery(locale))] : [registrationDraft.calls.company.query(token)];
  },
});

/** A company's registration in two steps. A token in the address, also in the link of the e-mail, selects step two. */
function CompanyRegistration() {
  const { search } = useScreen();
  const token = tokenOf(search);
  return token === '' && !search.has('sent') ? <StepOne /> : <StepTwo token={token} />;
}
