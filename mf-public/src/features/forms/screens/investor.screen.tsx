import { formCalls, investorContactSchema } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, line, messageField, nameFields, websiteField } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({ Component: Investor, slices: formSlices, texts: formWords });

function Investor() {
  const t = useTexts(formsTexts);
  return (
    <FormScreen
      eyebrow={t('investor.eyebrow')}
      title={t('investor.title')}
      lead={t('investor.lead')}
      submit={t('investor.send')}
      definition={{
        id: 'investor',
        call: formCalls.investorContact,
        schema: investorContactSchema,
        groups: [
          { title: t('groups.you'), fields: [...nameFields(t), companyField(t), websiteField(t)] },
          {
            title: t('groups.message'),
            fields: [
              line({
                name: 'interest',
                label: t('investor.interest'),
                hint: t('investor.interestHint'),
              }),
              messageField(t('fields.message')),
            ],
          },
        ],
      }}
      thanks={{
        title: t('investor.thanks'),
        lead: t('investor.thanksLead'),
        steps: [t('investor.step1'), t('investor.step2')],
      }}
      ways={<Link to="/">{t('ways.home')}</Link>}
    />
  );
}
