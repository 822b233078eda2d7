import { formCalls, volunteerHours, volunteeringSchema } from '@enlace/shared-contract/forms';
import { choicesOf } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { takePartTexts } from './texts';
import { useChapterField } from './use-chapter-field';

export function VolunteerForm() {
  const t = useTexts(takePartTexts);
  const forms = useTexts(formsTexts);
  const chapterField = useChapterField();
  const hours = volunteerHours.map((value) => ({ value, label: t(`volunteer.${value}`) }));
  return (
    <FormScreen
      eyebrow={t('eyebrow')}
      title={t('volunteer.title')}
      lead={t('volunteer.lead')}
      submit={t('send')}
      definition={{
        id: 'volunteer',
        call: formCalls.volunteering,
        schema: volunteeringSchema,
        groups: [
          {
            fields: [
              {
                kind: 'long',
                name: 'message',
                label: t('volunteer.message'),
                hint: t('volunteer.messageHint'),
                rows: 6,
              },
              { kind: 'radio', name: 'volunteer_hours', label: t('volunteer.hours'), choices: choicesOf(hours) },
              chapterField,
            ],
          },
          { title: forms('groups.you'), fields: nameFields(forms) },
        ],
      }}
      thanks={{
        title: t('volunteer.thanks'),
        lead: t('volunteer.thanksLead'),
        steps: [t('volunteer.step1'), t('volunteer.step2'), t('volunteer.step3')],
      }}
      ways={<Link to="/chapters">{forms('ways.chapters')}</Link>}
    />
  );
}
