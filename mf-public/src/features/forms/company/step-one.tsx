import {
  companyRegistrationPath,
  companyRegistrationSchema,
  formCalls,
  formReceiptSchema,
} from '@enlace/shared-contract/forms';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { useRef } from 'react';

import { useCountryChoices } from '../../../lib/form/country-choices';
import { usePublicForm } from '../../../lib/form/use-public-form';
import { FormPage } from '../../../lib/form/view/form-page';
import { PublicFormBody } from '../../../lib/form/view/public-form-body';
import { companyField, line, nameFields, phoneField, positionField, websiteField } from '../field-makers';
import { formsTexts } from '../texts';

/** Contact person and company. The answer contains the token for step two. */
export function StepOne() {
  const t = useTexts(formsTexts);
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const countries = useCountryChoices();
  const form = usePublicForm(
    {
      id: 'company',
      call: formCalls.companyRegistration,
      schema: companyRegistrationSchema,
      groups: [
        {
          title: t('groups.company'),
          fields: [
            companyField(t),
            websiteField(t),
            {
              kind: 'choice',
              name: 'country_code',
              label: t('fields.country_code'),
              autoComplete: 'country',
              choices: countries,
            },
            line({ name: 'city', label: t('fields.city'), autoComplete: 'address-level2' }),
          ],
        },
        { title: t('groups.you'), fields: [...nameFields(t), positionField(t), phoneField(t)] },
      ],
    },
    element,
    ({ body }) => {
      const data = formReceiptSchema.safeParse(body).data?.data;
      const search = new URLSearchParams(
        data?.token === undefined ? { sent: data?.reference ?? '-' } : { token: data.token },
      );
      void navigate(`${companyRegistrationPath}?${search.toString()}`);
    },
  );
  return (
    <FormPage eyebrow={t('company.eyebrow1')} title={t('company.title1')} lead={t('company.lead1')}>
      <PublicFormBody ref={element} form={form} submit={t('company.send1')} />
    </FormPage>
  );
}
