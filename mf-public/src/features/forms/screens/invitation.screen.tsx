import { formCalls, pressInvitationSchema } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { line, messageField, nameFields, phoneField } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

export const screen = defineScreen({ Component: Invitation, slices: formSlices, texts: formWords });

function Invitation() {
  const t = useTexts(formsTexts);
  return (
    <FormScreen
      eyebrow={t('invitation.eyebrow')}
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      submit={t('invitation.send')}
      definition={{
        id: 'invitation',
        call: formCalls.pressInvitation,
        schema: pressInvitationSchema,
        groups: [
          {
            title: t('invitation.event'),
            fields: [
              line({ name: 'event_name', label: t('invitation.name') }),
              line({ name: 'event_date', label: t('invitation.date'), kind: 'date' }),
              line({
                name: 'event_place',
                label: t('invitation.place'),
                hint: t('invitation.placeHint'),
              }),
              line({ name: 'event_url', label: t('invitation.url'), kind: 'url' }),
              messageField(t('invitation.message')),
            ],
          },
          {
            title: t('groups.you'),
            fields: [
              ...nameFields(t),
              line({
                name: 'organization_name',
                label: t('invitation.organization'),
                autoComplete: 'organization',
              }),
              phoneField(t),
            ],
          },
        ],
      }}
      thanks={{
        title: t('invitation.thanks'),
        lead: t('invitation.thanksLead'),
        steps: [t('invitation.step1'), t('invitation.step2')],
      }}
      ways={<Link to="/events">{t('invitation.event')}</Link>}
    />
  );
}
