import { changeTicketSchema } from '@enlace/shared-contract/attendees';
import { useCall, useScreen } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { useRef } from 'react';
import * as z from 'zod/mini';

import { LoadFailed } from '../../../../lib/load-failed';
import { useOpenRead } from '../../../../lib/use-open-read';
import { questionFields, questionShape } from '../../checkout/details/question-fields';
import { personFields, placeAnswerErrors } from '../../checkout/details/person-fields';
import { ticketsTexts } from '../../texts';
import { type HeldTicket, type TicketForm, tickets } from '../tickets.slice';
import { answerValues } from './answer-values';

export interface ChangeFormProps {
  readonly ticket: HeldTicket;
  readonly onChanged: (isConfirmationSent: boolean) => void;
}

/** Name, address and answers of a ticket. */
export function ChangeForm(props: ChangeFormProps) {
  const { locale } = useScreen();
  const { slug } = props.ticket;
  const { answer, status, error, again } = useOpenRead(tickets.calls.form, { slug, lang: locale });
  if (answer !== null) return <LoadedForm {...props} form={answer} />;
  return status === 'rejected' ? (
    <LoadFailed error={error} onRetry={again} />
  ) : (
    <Skeleton width="100%" height="16rem" />
  );
}

const answerName = (id: number) => `answer${id}`;

function LoadedForm({ ticket, onChanged, form: ticketForm }: ChangeFormProps & { readonly form: TicketForm }) {
  const t = useTexts(ticketsTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run } = useCall(tickets.calls.change);
  const { questions, answers } = ticketForm;
  const { first_name, last_name, email } = changeTicketSchema.shape;
  const fields = questionFields(questions, answerName, t).map((field) =>
    // A stored file stays when no other file is chosen.
    field.kind === 'file' ? { ...field, isRequired: false } : field,
  );
  const form = useForm(
    {
      id: `ticket-${ticket.id}`,
      schema: z.object({
        first_name,
        last_name,
        email,
        ...Object.fromEntries(questions.map((question) => [answerName(question.id), questionShape(question)])),
      }),
      groups: [{ fields: [...personFields(t, { emailHint: t('holder.emailHint') }), ...fields] }],
      start: {
        first_name: ticket.first_name,
        last_name: ticket.last_name,
        email: ticket.email,
        ...answerValues(questions, answers, answerName),
      },
      async send({ first_name: firstName, last_name: lastName, email: address, ...rest }) {
        const { slug, cancel_token: token } = ticket;
        const answerEntries = Object.entries(rest).map(([name, value]) => [name.replace('answer', ''), value]);
        const body = {
          token,
          first_name: firstName,
          last_name: lastName,
          email: address,
          ...(answerEntries.length > 0 && { answers: Object.fromEntries(answerEntries) as Record<string, unknown> }),
        };
        try {
          return await run({ slug, body });
        } catch (error) {
          throw placeAnswerErrors(error, answerName);
        }
      },
      onSent: ({ is_confirmation_sent: isSent }) => onChanged(isSent),
    },
    element,
  );
  return <InlineForm ref={element} form={form} submit={t('holder.save')} />;
}
