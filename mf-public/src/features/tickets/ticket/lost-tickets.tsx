import { lostTicketsSchema } from '@enlace/shared-contract/attendees';
import { useCall } from '@enlace/shared-data';
import { ShortForm, useForm } from '@enlace/shared-forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { useRef, useState } from 'react';

import { space, textSize } from '../../../lib/tokens';
import { ticketsTexts } from '../texts';
import { tickets } from './tickets.slice';

/** Mails the tickets of an address again; the answer does not tell whether it has tickets. */
export function LostTickets() {
  const t = useTexts(ticketsTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run } = useCall(tickets.calls.findLost);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(
    {
      id: 'lost-tickets',
      schema: lostTicketsSchema,
      groups: [
        {
          fields: [{ kind: 'email', name: 'email', label: t('details.email'), autoComplete: 'email' } as const],
        },
      ],
      async send({ email }) {
        await run({ email: String(email) });
        return String(email);
      },
      onSent: setSentTo,
    },
    element,
  );
  return (
    <Box aria-labelledby="lost-tickets">
      <h2 id="lost-tickets">{t('lost.title')}</h2>
      <p>{t('lost.text')}</p>
      <p role="status">{sentTo !== null && t('lost.sent', { email: sentTo })}</p>
      {sentTo === null && <ShortForm ref={element} form={form} submit={t('lost.send')} />}
      {form.failure !== null && <p role="alert">{form.failure.message || t('problems.unknown')}</p>}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 28rem;
  h2 {
    font-size: ${textSize.h3};
  }
`;
