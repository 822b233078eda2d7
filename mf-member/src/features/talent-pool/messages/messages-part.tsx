import { useLastAnswer, useQueries, useReload } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { PagePart } from '../../../lib/page-part';
import type { Company } from '../companies/company-name';
import { Pager } from '../pager';
import { pageOfContacts } from '../pool-pages';
import { pool } from '../talent-pool.slice';
import { Report } from '../talent-pool.styles';
import { poolTexts } from '../texts';
import { isOfBlocked, isWaiting } from './is-waiting';
import { MessageCard } from './message-card';
import { Cards } from './messages.styles';

export interface MessagesPartProps {
  /** The e-mail address of the user. */
  readonly address: string;
  readonly blockedCompanies: readonly Company[];
}

/** The messages of companies, the last first. Those of the first page without an answer are above the form. */
export function MessagesPart(props: MessagesPartProps) {
  const t = useTexts(poolTexts);
  return (
    <PagePart id="pool-messages" title={t('messages.title')}>
      <Text tone="soft">{t('messages.lead')}</Text>
      <Rows {...props} />
    </PagePart>
  );
}

function Rows({ address, blockedCompanies }: MessagesPartProps) {
  const t = useTexts(poolTexts);
  const reload = useReload();
  const [page, setPage] = useState(1);
  const [note, setNote] = useState('');
  const noteLine = useRef<HTMLParagraphElement>(null);
  const input = pageOfContacts(page);
  const query = pool.calls.contacts.query(input);
  // The screen declares the first page.
  useQueries(page === 1 ? [] : [query]);
  const { answer, status } = useLastAnswer(pool.calls.contacts, input);
  if (status === 'rejected' && answer === null) return <ErrorState onRetry={() => reload([query])} />;
  if (answer === null) return <Skeleton lines={2} height="6rem" />;
  const contacts = answer.data.filter((contact) => answer.meta.page > 1 || !isWaiting(contact, blockedCompanies));
  return (
    <>
      <Report ref={noteLine}>{note}</Report>
      {contacts.length === 0 && <Text>{t(answer.meta.total === 0 ? 'messages.none' : 'messages.above')}</Text>}
      {contacts.length > 0 && (
        <Cards aria-labelledby="pool-messages">
          {contacts.map((contact) => (
            <MessageCard
              key={contact.id}
              contact={contact}
              isBlocked={isOfBlocked(contact, blockedCompanies)}
              address={address}
              onAnswered={(text) => {
                setNote(text);
                noteLine.current?.focus();
              }}
            />
          ))}
        </Cards>
      )}
      <Pager
        label={t('messages.pages')}
        page={page}
        pageCount={Math.ceil(answer.meta.total / input.per_page)}
        onChange={setPage}
      />
    </>
  );
}
