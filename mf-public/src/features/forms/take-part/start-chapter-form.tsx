import { chapterStartSchema, formCalls } from '@enlace/shared-contract/forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { useCountryChoices } from '../../../lib/form/country-choices';
import { FormScreen } from '../../../lib/form/view/form-screen';
import { line, messageField, nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { takePartTexts } from './texts';

export function StartChapterForm() {
  const t = useTexts(takePartTexts);
  const forms = useTexts(formsTexts);
  const countries = useCountryChoices();
  return (
    <FormScreen
      eyebrow={t('eyebrow')}
      title={t('startChapter.title')}
      lead={t('startChapter.lead')}
      submit={t('send')}
      definition={{
        id: 'start-chapter',
        call: formCalls.chapterStart,
        schema: chapterStartSchema,
        groups: [
          {
            title: t('startChapter.place'),
            fields: [
              line({ name: 'city', label: t('city'), autoComplete: 'address-level2' }),
              {
                kind: 'choice',
                name: 'country_code',
                label: forms('fields.country_code'),
                autoComplete: 'country',
                choices: countries,
              },
              {
                kind: 'long',
                name: 'companions',
                label: t('startChapter.companions'),
                hint: t('startChapter.companionsHint'),
                rows: 3,
              },
              messageField(t('startChapter.message')),
            ],
          },
          { title: forms('groups.you'), fields: nameFields(forms) },
        ],
      }}
      thanks={{
        title: t('startChapter.thanks'),
        lead: t('startChapter.thanksLead'),
        steps: [t('startChapter.step1'), t('startChapter.step2'), t('startChapter.step3')],
      }}
      ways={<Link to="/chapters">{forms('ways.chapters')}</Link>}
    />
  );
}
