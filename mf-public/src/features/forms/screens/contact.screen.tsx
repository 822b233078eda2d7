import { contactUsSchema, formCalls } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { byName, useChoices } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { allChaptersQuery } from '../../../lib/chapter-names';
import { chapters } from '../../../lib/chapters.slice';
import { contactTopics } from '../../../lib/contact-topics.slice';
import { FormScreen } from '../../../lib/form/view/form-screen';
import { Doors } from '../doors';
import { companyField, messageField, nameFields } from '../field-makers';
import { formsTexts } from '../texts';
import { formSlices, formWords } from './form-parts';

const topicsQuery = (locale: Locale) => ({ lang: locale, sort: 'id' as const, order: 'asc' as const });

export const screen = defineScreen({
  Component: Contact,
  slices: [...formSlices, contactTopics, chapters],
  texts: formWords,
  load: ({ locale }) => [contactTopics.list(topicsQuery(locale)), chapters.list(allChaptersQuery(locale))],
});

function Contact() {
  const t = useTexts(formsTexts);
  const { locale, search } = useScreen();
  const topics = useChoices(contactTopics, topicsQuery(locale), byName);
  const places = useChoices(chapters, allChaptersQuery(locale), ({ id, name, country }) => ({
    value: String(id),
    label: `${name}, ${country}`,
  }));
  return (
    <FormScreen
      eyebrow={t('contact.eyebrow')}
      title={t('contact.title')}
      lead={t('contact.lead')}
      submit={t('contact.send')}
      aside={<Doors />}
      definition={{
        id: 'contact',
        call: formCalls.contactUs,
        schema: contactUsSchema,
        // A link can select topic and chapter: /contact?chapter_id=3.
        start: { topic_id: numberOf(search, 'topic_id'), chapter_id: numberOf(search, 'chapter_id') },
        groups: [
          {
            title: t('groups.message'),
            fields: [
              { kind: 'choice', name: 'topic_id', label: t('contact.topic'), choices: topics },
              {
                kind: 'choice',
                name: 'chapter_id',
                label: t('contact.chapter'),
                hint: t('contact.chapterHint'),
                placeholder: t('contact.anyChapter'),
                choices: places,
              },
              messageField(t('fields.message')),
            ],
          },
          {
            title: t('groups.you'),
            fields: [...nameFields(t), companyField(t, { hint: t('contact.companyHint') })],
          },
        ],
      }}
      thanks={{
        title: t('contact.thanks'),
        lead: t('contact.thanksLead'),
        steps: [t('contact.step1'), t('contact.step2'), t('contact.step3')],
      }}
      ways={
        <>
          <Link to="/">{t('ways.home')}</Link>
          <Link to="/chapters">{t('ways.chapters')}</Link>
        </>
      }
    />
  );
}

function numberOf(search: URLSearchParams, name: string): string {
  return /^\d{1,9}$/.exec(search.get(name) ?? '')?.[0] ?? '';
}
