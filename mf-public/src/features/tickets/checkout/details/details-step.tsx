import { isAppError } from '@enlace/shared-contract/errors';
import { useCall, useRead, useScreen } from '@enlace/shared-data';
import { hasInput, LongForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import { LoadFailed } from '../../../../lib/load-failed';
import type { StoredHold } from '../../../../lib/stored-hold';
import type { EventRecord } from '../../../../lib/types';
import { useOpenRead } from '../../../../lib/use-open-read';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';
import { type Buyer, holds, type Hold, type Payment } from '../holds.slice';
import { confirmationOf, detailsFormId, detailsGroups, detailsSchema, placeSeatErrors, seatsOf } from './details-form';
import type { Question } from './question-fields';

export interface DetailsStepProps {
  readonly event: EventRecord;
  readonly hold: Hold;
  readonly storedHold: StoredHold;
  /** The payment was begun before, so the details of then are sent at once. */
  readonly resumesPayment: boolean;
  readonly onExpired: () => void;
  /** An order with a price begins its payment here. */
  readonly onPayment: (payment: Payment) => void;
}

/** Name, e-mail and answers for each ticket. */
export function DetailsStep(props: DetailsStepProps) {
  const t = useTexts(ticketsTexts);
  const { locale, viewer } = useScreen();
  const { hold, storedHold } = props;
  const buyer = useRead(holds.calls.buyer, viewer === null ? null : { lang: locale });
  const { answer, status, error, again } = useOpenRead(holds.calls.questions, {
    ticketIds: hold.items.map(({ ticket_id: id }) => id),
    key: storedHold.key,
    lang: locale,
  });
  return (
    <>
      <StepTitle tabIndex={-1}>{t('details.title')}</StepTitle>
      {answer !== null && <DetailsForm {...props} questions={answer} buyer={buyer.answer} />}
      {answer === null && status === 'rejected' && <LoadFailed error={error} onRetry={again} />}
      {answer === null && status !== 'rejected' && <Skeleton width="100%" height="20rem" />}
    </>
  );
}

interface DetailsFormProps extends DetailsStepProps {
  readonly questions: readonly Question[];
  /** The person who is signed in, as a suggestion. */
  readonly buyer: Buyer | null;
}

/** The input survives a reload, the end of the hold, and the payment until the order is done. */
function DetailsForm(props: DetailsFormProps) {
  const { event, hold, storedHold, resumesPayment, onExpired, onPayment, questions, buyer } = props;
  const t = useTexts(ticketsTexts);
  const element = useRef<HTMLFormElement>(null);
  const { run: confirm } = useCall(holds.calls.confirm);
  const { run: pay } = useCall(holds.calls.pay);
  const isPriced = hold.total > 0;
  const seats = seatsOf(hold, questions);
  const form = useForm(
    {
      id: detailsFormId(event),
      schema: detailsSchema(seats),
      groups: detailsGroups(seats, t),
      start: { for_all: true, ...buyer },
      isInputStored: true,
      keepsInput: isPriced,
      async send(body) {
        try {
          const confirmation = { ...storedHold, body: confirmationOf(seats, body) };
          if (!isPriced) return await confirm(confirmation);
          const payment = await pay(confirmation);
          onPayment(payment);
          return payment;
        } catch (error) {
          if (isAppError(error) && error.code === 'HOLD_EXPIRED') onExpired();
          throw placeSeatErrors(error);
        }
      },
    },
    element,
  );
  const hasDetails = hasInput(detailsFormId(event)) ? form.state.isTyped : buyer !== null;
  const isResuming = resumesPayment && isPriced && hasDetails && form.state.refusals === 0;
  // The same order has the same payment, so the details can be sent again.
  useEffect(() => {
    if (isResuming) element.current?.requestSubmit();
  }, [isResuming]);
  return (
    <>
      {isResuming && <Skeleton width="100%" height="16rem" />}
      <div hidden={isResuming}>
        <LongForm
          ref={element}
          form={form}
          submit={isPriced ? t('details.pay') : t('details.confirm', { count: seats.length })}
        />
      </div>
    </>
  );
}
