import { useLateTexts } from '@enlace/shared-admin';
import type { InboxEntry } from '@enlace/shared-contract/forms';
import { useFormats, useLocale, type TextKey } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import type { texts as english } from './locales/en';
import { Doubts, Logo, Message } from './entry.styles';
import { entryTexts } from './texts';

/** The message, and the other fields of the form. */
export function EntryBody({ entry }: { readonly entry: InboxEntry }) {
  const t = useLateTexts(entryTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  // A field or signal without a text here is shown by its name.
  const say = (group: 'fields' | 'signals', name: string) => {
    const key = `${group}.${name}`;
    const text = t(key as TextKey<typeof english>);
    return text === key ? name.replaceAll('_', ' ') : text;
  };
  const valueOf = (value: InboxEntry['fields'][number]['value']) => {
    if (typeof value === 'boolean') return t(value ? 'entry.yes' : 'entry.no');
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return formats.list(value);
    return /^https?:\/\/\S+$/.test(value) ? <Link to={value}>{value}</Link> : value;
  };
  const items = [
    {
      term: t('entry.email'),
      description: entry.email === null ? null : <Link to={`mailto:${entry.email}`}>{entry.email}</Link>,
    },
    ...(entry.company_name === null || entry.name === null
      ? []
      : [{ term: t('entry.company_name'), description: entry.company_name }]),
    ...entry.fields.map(({ name, value }) => ({ term: say('fields', name), description: valueOf(value) })),
    { term: t('entry.language'), description: languages.of(entry.locale) ?? entry.locale },
    {
      term: t('entry.received'),
      description: formats.date(entry.created_at, { dateStyle: 'full', timeStyle: 'short' }),
    },
  ];
  return (
    <>
      {!entry.is_complete && <Doubts>{t('entry.incomplete')}</Doubts>}
      {(entry.state === 'to_check' || entry.state === 'spam') && entry.signals.length > 0 && (
        <Doubts>
          <strong>{t('entry.doubts')}</strong>
          <ul>
            {entry.signals.map((signal) => (
              <li key={signal}>{say('signals', signal)}</li>
            ))}
          </ul>
        </Doubts>
      )}
      <Message
        data-empty={entry.message === null ? '' : undefined}
        lang={entry.message === null ? undefined : entry.locale}
      >
        {entry.message ?? t('entry.noMessage')}
      </Message>
      {entry.logo !== null && <Logo src={entry.logo.url} alt={entry.logo.alt} />}
      <DescriptionList items={items} />
    </>
  );
}
