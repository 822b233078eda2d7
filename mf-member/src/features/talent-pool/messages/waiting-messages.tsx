import { useAnswer } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Heading, tokens } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { pageOfContacts } from '../pool-pages';
import { pool } from '../talent-pool.slice';
import { Report } from '../talent-pool.styles';
import { poolTexts } from '../texts';
import { isWaiting } from './is-waiting';
import { MessageCard } from './message-card';
import { Cards } from './messages.styles';
import type { MessagesPartProps } from './messages-part';

/** Messages without an answer: the mails about them lead here. Nothing without one; a failure is shown by the list. */
export function WaitingMessages({ address, blockedCompanies }: MessagesPartProps) {
  const t = useTexts(poolTexts);
  const { answer } = useAnswer(pool.calls.contacts, pageOfContacts(1));
  const [note, setNote] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const contacts = answer?.data.filter((contact) => isWaiting(contact, blockedCompanies)) ?? [];
  if (contacts.length === 0 && note === '') return null;
  return (
    <Part aria-labelledby="waiting-messages">
      <Heading level={2} size="h3" id="waiting-messages" ref={title} tabIndex={-1}>
        {contacts.length === 0 ? t('messages.answered') : t('messages.waiting', { count: contacts.length })}
      </Heading>
      <Report>{note}</Report>
      {contacts.length > 0 && (
        <Cards aria-labelledby="waiting-messages">
          {contacts.map((contact) => (
            <MessageCard
              key={contact.id}
              contact={contact}
              isBlocked={false}
              address={address}
              onAnswered={(text) => {
                setNote(text);
                // The buttons are gone with the card.
                title.current?.focus();
              }}
            />
          ))}
        </Cards>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;
