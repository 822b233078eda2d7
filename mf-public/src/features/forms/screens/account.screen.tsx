import { accountTypes, formCalls, sponsorRecruiterAccountSchema } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { choicesOf } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { companyField, line, nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({ Component: Account, slices: formSlices, texts: formWords });

function Account() {
  const t = useTexts(formsTexts);
  return (
    <FormScreen
      eyebrow={t('account.eyebrow')}
      title={t('account.title')}
      lead={t('account.lead')}
      submit={t('account.send')}
      definition={{
        id: 'account',
        call: formCalls.sponsorRecruiterAccount,
        schema: sponsorRecruiterAccountSchema,
        groups: [
          {
            fields: [
              {
                kind: 'radio',
                name: 'account_type',
                label: t('account.kind'),
                choices: choicesOf(
                  accountTypes.map((kind) => ({
                    value: kind,
                    label: t(`account.${kind}`),
                    hint: t(`account.${kind}Hint`),
                  })),
                ),
              },
            ],
          },
          { title: t('groups.you'), fields: [...nameFields(t), companyField(t)] },
          {
            title: t('account.old'),
            lead: t('account.oldLead'),
            fields: [
              line({ name: 'old_account_name', label: t('account.oldName') }),
              line({ name: 'old_account_email', label: t('account.oldEmail'), kind: 'email' }),
            ],
          },
        ],
      }}
      thanks={{
        title: t('account.thanks'),
        lead: t('account.thanksLead'),
        steps: [t('account.step1'), t('account.step2'), t('account.step3')],
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
