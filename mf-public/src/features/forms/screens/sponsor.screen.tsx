import { formCalls, sponsorContactSchema } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { workQueries, workSlices, useWorkChoices } from '../../../lib/form/work-choices';
import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, messageField, nameFields, phoneField, positionField, websiteField } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({
  Component: Sponsor,
  slices: [...formSlices, ...workSlices],
  texts: formWords,
  load: ({ locale }) => workQueries(locale),
});

function Sponsor() {
  const t = useTexts(formsTexts);
  const { types, general, tech } = useWorkChoices();
  return (
    <FormScreen
      eyebrow={t('sponsor.eyebrow')}
      title={t('sponsor.title')}
      lead={t('sponsor.lead')}
      submit={t('sponsor.send')}
      definition={{
        id: 'sponsor',
        call: formCalls.sponsorContact,
        schema: sponsorContactSchema,
        groups: [
          {
            title: t('groups.company'),
            fields: [companyField(t), websiteField(t), messageField(t('fields.message'))],
          },
          { title: t('groups.you'), fields: [...nameFields(t), positionField(t), phoneField(t)] },
          {
            title: t('sponsor.hiring'),
            lead: t('sponsor.hiringLead'),
            fields: [
              { kind: 'many', name: 'job_attach_job_types', label: t('sponsor.types'), choices: types },
              { kind: 'many', name: 'job_attach_general_skills', label: t('sponsor.general'), choices: general },
              { kind: 'many', name: 'job_attach_tech_skills', label: t('sponsor.tech'), choices: tech },
            ],
          },
        ],
      }}
      thanks={{
        title: t('sponsor.thanks'),
        lead: t('sponsor.thanksLead'),
        steps: [t('sponsor.step1'), t('sponsor.step2'), t('sponsor.step3')],
      }}
      ways={
        <>
          <Link to="/companies">{t('ways.companies')}</Link>
          <Link to="/">{t('ways.home')}</Link>
        </>
      }
    />
  );
}
