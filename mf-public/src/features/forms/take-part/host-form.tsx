import { formCalls, hostingOfferSchema } from '@enlace/shared-contract/forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { line, nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { takePartTexts } from './texts';
import { useChapterField } from './use-chapter-field';

export function HostForm() {
  const t = useTexts(takePartTexts);
  const forms = useTexts(formsTexts);
  const chapterField = useChapterField();
  return (
    <FormScreen
      eyebrow={t('eyebrow')}
      title={t('host.title')}
      lead={t('host.lead')}
      submit={t('send')}
      definition={{
        id: 'host-event',
        call: formCalls.hostingOffer,
        schema: hostingOfferSchema,
        groups: [
          {
            title: t('host.group'),
            fields: [
              line({
                name: 'company_name',
                label: t('host.company'),
                hint: t('host.companyHint'),
                autoComplete: 'organization',
              }),
              line({ name: 'city', label: t('city'), autoComplete: 'address-level2' }),
              chapterField,
              line({ name: 'seats', kind: 'number', label: t('host.seats') }),
              { kind: 'tick', name: 'has_step_free_access', label: t('host.access'), hint: t('host.accessHint') },
              { kind: 'long', name: 'message', label: t('host.message'), hint: t('host.messageHint'), rows: 5 },
            ],
          },
          { title: forms('groups.you'), fields: nameFields(forms) },
        ],
      }}
      thanks={{
        title: t('host.thanks'),
        lead: t('host.thanksLead'),
        steps: [t('host.step1'), t('host.step2'), t('host.step3')],
      }}
      ways={<Link to="/chapters">{forms('ways.chapters')}</Link>}
    />
  );
}
