import { transferTicketSchema } from '@enlace/shared-contract/attendees';
import { useCall } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { useRef } from 'react';
import * as z from 'zod/mini';

import { personFields } from '../../checkout/details/person-fields';
import { ticketsTexts } from '../../texts';
import { type HeldTicket, tickets } from '../tickets.slice';

export interface TransferFormProps {
  readonly ticket: HeldTicket;
  readonly onTransferred: (name: string) => void;
}

const schema = z.omit(transferTicketSchema, { token: true });

/** The person who gets the ticket. */
export function TransferForm({ ticket, onTransferred }: TransferFormProps) {
  const t = useTexts(ticketsTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run } = useCall(tickets.calls.transfer);
  const form = useForm(
    {
      id: `transfer-${ticket.id}`,
      schema,
      groups: [{ fields: personFields(t, { isOther: true }) }],
      async send(body) {
        await run({ slug: ticket.slug, body: { ...body, token: ticket.cancel_token } });
        return `${String(body['first_name'])} ${String(body['last_name'])}`;
      },
      onSent: onTransferred,
    },
    element,
  );
  return <InlineForm ref={element} form={form} submit={t('holder.give')} />;
}
