import { joinWaitingListSchema } from '@enlace/shared-contract/orders';
import { useCall, useScreen } from '@enlace/shared-data';
import { choicesOf, type Field, InlineForm, useForm } from '@enlace/shared-forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import type { Ticket } from '../../../lib/ticket-states/ticket-states';
import { color, radius, space, textSize } from '../../../lib/tokens';
import type { EventRecord } from '../../../lib/types';
import { Estimate } from '../estimate';
import { type JoinedList, places } from '../places.slice';
import { waitingTexts } from '../texts';

export interface JoinFormProps {
  readonly event: EventRecord;
  /** Tickets that people can wait for; at least one. */
  readonly tickets: readonly Ticket[];
}

/** Number of tickets and the person who waits; after sending, the place. */
export function JoinForm({ event, tickets }: JoinFormProps) {
  const t = useTexts(waitingTexts);
  const element = useRef<HTMLFormElement>(null);
  const { search } = useScreen();
  const { run } = useCall(places.calls.join);
  const [newPlace, setNewPlace] = useState<{ readonly place: JoinedList; readonly email: string } | null>(null);
  const chosenId = Number(search.get('ticket'));
  const ticket = tickets.find(({ id }) => id === chosenId) ?? tickets[0];
  const most = Math.max(...tickets.map((one) => one.max_per_order));
  const fields: Field[] = [
    ...(tickets.length === 1
      ? []
      : [
          {
            kind: 'radio' as const,
            name: 'ticket_id',
            label: t('join.ticket'),
            choices: choicesOf(tickets.map(({ id, name }) => ({ value: String(id), label: name }))),
          },
        ]),
    {
      kind: 'choice',
      name: 'quantity',
      label: t('join.quantity'),
      choices: choicesOf(
        Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
      ),
    },
    { kind: 'tick', name: 'takes_fewer', label: t('join.fewer'), hint: t('join.fewerHint') },
    { kind: 'text', name: 'first_name', label: t('join.firstName'), autoComplete: 'given-name' },
    { kind: 'text', name: 'last_name', label: t('join.lastName'), autoComplete: 'family-name' },
    { kind: 'email', name: 'email', label: t('join.email'), hint: t('join.emailHint'), autoComplete: 'email' },
  ];
  const form = useForm(
    {
      id: `join-waiting-list-${event.id}`,
      schema: joinWaitingListSchema,
      groups: [{ fields }],
      start: { ticket_id: String(ticket?.id ?? ''), quantity: String(ticket?.min_per_order ?? 1) },
      async send(values) {
        const body = { ticket_id: ticket?.id, ...values };
        return { place: await run({ eventId: event.id, body }), email: String(values['email']) };
      },
      onSent: setNewPlace,
    },
    element,
  );
  if (newPlace !== null) return <Joined {...newPlace} slug={event.slug} />;
  return (
    <Box>
      <InlineForm ref={element} form={form} submit={t('join.send')} />
    </Box>
  );
}

interface JoinedProps {
  readonly place: JoinedList;
  readonly email: string;
  readonly slug: string;
}

function Joined({ place, email, slug }: JoinedProps) {
  const t = useTexts(waitingTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Done role="status">
      <h2 ref={title} tabIndex={-1}>
        {t('join.done')}
      </h2>
      <Position>{t('join.position', { position: place.position })}</Position>
      <Estimate place={place} />
      <p>{t('join.doneText', { email })}</p>
      <p>{t('join.doneAgain')}</p>
      <p>
        <Link to={`/events/${slug}`}>{t('toEvent')}</Link>
      </p>
    </Done>
  );
}

const Box = styled.div`
  max-width: 34rem;
`;

const Done = styled.section`
  display: grid;
  gap: ${space[12]};
  max-width: 38rem;
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.tealSoft};
  color: ${color.tealInk};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${textSize.h3};
  }
`;

const Position = styled.p`
  font-size: ${textSize.h2};
  font-weight: 600;
`;
