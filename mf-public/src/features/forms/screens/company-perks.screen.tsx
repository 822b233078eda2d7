import { companyPerkSchema, formCalls } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, perkFields } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({ Component: CompanyPerks, slices: formSlices, texts: formWords });

function CompanyPerks() {
  const t = useTexts(formsTexts);
  return (
    <FormScreen
      eyebrow={t('perks.eyebrow')}
      title={t('perks.title')}
      lead={t('perks.lead')}
      submit={t('perks.send')}
      definition={{
        id: 'company-perks',
        call: formCalls.companyPerk,
        schema: companyPerkSchema,
        groups: [{ fields: [companyField(t)] }, { title: t('perks.offers'), fields: perkFields(t) }],
      }}
      thanks={{
        title: t('perks.thanks'),
        lead: t('perks.thanksLead'),
        steps: [t('perks.step1'), t('perks.step2')],
      }}
      ways={
        <>
          <Link to="/companies">{t('ways.companies')}</Link>
          <Link to="/contact">{t('ways.contact')}</Link>
        </>
      }
    />
  );
}
