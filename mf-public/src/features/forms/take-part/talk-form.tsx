import { formCalls, talkFormats, talkProposalSchema } from '@enlace/shared-contract/forms';
import { choicesOf } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { FormScreen } from '../../../lib/form/view/form-screen';
import { line, nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { takePartTexts } from './texts';
import { useChapterField } from './use-chapter-field';

export function TalkForm() {
  const t = useTexts(takePartTexts);
  const forms = useTexts(formsTexts);
  const chapterField = useChapterField();
  const formats = talkFormats.map((value) => ({ value, label: t(`talk.${value}`), hint: t(`talk.${value}Hint`) }));
  return (
    <FormScreen
      eyebrow={t('eyebrow')}
      title={t('talk.title')}
      lead={t('talk.lead')}
      submit={t('send')}
      definition={{
        id: 'propose-talk',
        call: formCalls.talkProposal,
        schema: talkProposalSchema,
        groups: [
          {
            title: t('talk.group'),
            fields: [
              line({ name: 'topic', label: t('talk.topic') }),
              { kind: 'radio', name: 'talk_format', label: t('talk.format'), choices: choicesOf(formats) },
              { kind: 'long', name: 'message', label: t('talk.message'), rows: 6 },
              line({ name: 'language', label: t('talk.language'), hint: t('talk.languageHint') }),
              chapterField,
              line({ name: 'website', kind: 'url', label: t('talk.website'), hint: t('talk.websiteHint') }),
            ],
          },
          { title: forms('groups.you'), fields: nameFields(forms) },
        ],
      }}
      thanks={{
        title: t('talk.thanks'),
        lead: t('talk.thanksLead'),
        steps: [t('talk.step1'), t('talk.step2'), t('talk.step3')],
      }}
      ways={<Link to="/chapters">{forms('ways.chapters')}</Link>}
    />
  );
}
