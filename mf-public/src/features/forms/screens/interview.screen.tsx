import { formCalls, pressInterviewSchema } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { line, messageField, nameFields, phoneField, positionField, websiteField } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({ Component: Interview, slices: formSlices, texts: formWords });

function Interview() {
  const t = useTexts(formsTexts);
  return (
    <FormScreen
      eyebrow={t('interview.eyebrow')}
      title={t('interview.title')}
      lead={t('interview.lead')}
      submit={t('interview.send')}
      definition={{
        id: 'interview',
        call: formCalls.pressInterview,
        schema: pressInterviewSchema,
        groups: [
          {
            title: t('groups.you'),
            fields: [
              ...nameFields(t),
              line({
                name: 'media_name',
                label: t('interview.media'),
                hint: t('interview.mediaHint'),
                autoComplete: 'organization',
              }),
              positionField(t),
              phoneField(t),
              websiteField(t),
            ],
          },
          {
            title: t('interview.piece'),
            fields: [
              line({ name: 'topic', label: t('interview.topic') }),
              line({ name: 'deadline', label: t('interview.deadline'), kind: 'date' }),
              line({ name: 'language', label: t('interview.language'), autoComplete: 'language' }),
              messageField(t('interview.message')),
            ],
          },
        ],
      }}
      thanks={{
        title: t('interview.thanks'),
        lead: t('interview.thanksLead'),
        steps: [t('interview.step1'), t('interview.step2'), t('interview.step3')],
      }}
      ways={<Link to="/press">{t('interview.eyebrow')}</Link>}
    />
  );
}
