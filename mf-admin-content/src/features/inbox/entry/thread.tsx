import { useLateTexts } from '@enlace/shared-admin';
import type { ConvertTarget, FormState, InboxEntry } from '@enlace/shared-contract/forms';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Badge, Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { inboxTexts } from '../texts';
import { Steps } from './entry.styles';
import { entryTexts } from './texts';

const madePaths: Readonly<Record<ConvertTarget, string>> = {
  company: '/admin/companies',
  press: '/admin/press',
  account: '/admin/users',
};

interface Happening {
  readonly key: string;
  readonly at: string;
  readonly who: string;
  readonly words: ReactNode;
  readonly body?: ReactNode;
}

/** The history of an entry, oldest first: changes, notes, replies, and the records made from it. */
export function Thread({ entry }: { readonly entry: InboxEntry }) {
  const t = useLateTexts(entryTexts);
  const main = useTexts(inboxTexts);
  const formats = useFormats();
  const nameOf = (author: InboxEntry['notes'][number]['author']) => author?.name ?? t('steps.someone');
  const stateOf = (state: string | null) => (state === null ? '—' : main(`state.${state as FormState}`));
  const happenings: readonly Happening[] = [
    ...entry.steps.map(({ id, author, field, from, to, created_at }) => {
      const who = nameOf(author);
      const words =
        field === 'state'
          ? t('steps.state', { who, from: stateOf(from), to: stateOf(to) })
          : to === null
            ? t('steps.unassigned', { who, from: from ?? t('steps.someone') })
            : t('steps.assignee', { who, to });
      return { key: `step-${id}-${field}`, at: created_at, who, words };
    }),
    ...entry.notes.map(({ id, author, text, created_at }) => {
      const who = nameOf(author);
      return {
        key: `note-${id}`,
        at: created_at,
        who,
        words: t('steps.note', { who }),
        body: <p data-note="">{text}</p>,
      };
    }),
    ...entry.replies.map(({ id, author, recipient, subject, body, delivery, created_at }) => {
      const who = nameOf(author);
      const tone = delivery === 'failed' ? 'danger' : delivery === 'sent' ? 'success' : 'marigold';
      return {
        key: `reply-${id}`,
        at: created_at,
        who,
        words: (
          <>
            {t('steps.reply', { who, to: recipient })} <Badge tone={tone}>{t(`steps.${delivery}`)}</Badge>
          </>
        ),
        body: (
          <article>
            <strong>{subject}</strong>
            <p>{body}</p>
          </article>
        ),
      };
    }),
    ...entry.made.map(({ id, author, target, target_id, name, is_new, created_at }) => {
      const who = nameOf(author);
      const what = t(`steps.${target}`);
      return {
        key: `made-${id}`,
        at: created_at,
        who,
        words: t(is_new ? 'steps.made' : 'steps.linked', { who, what, name: '' }),
        body: <Link to={`${madePaths[target]}/${target_id}`}>{name}</Link>,
      };
    }),
  ];
  if (happenings.length === 0) return null;
  const sortedHappenings = [...happenings].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <section aria-label={t('entry.thread')}>
      <Steps>
        {sortedHappenings.map(({ key, at, who, words, body }) => (
          <li key={key}>
            <Avatar name={who} size={24} isDecorative />
            <div>
              <header>
                <span>{words}</span>
                <time dateTime={at}>{formats.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
              </header>
              {body}
            </div>
          </li>
        ))}
      </Steps>
    </section>
  );
}
