import { CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { readMoney } from '@enlace/shared-contract/text';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox, RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { nameOf } from '../attendees/name-of';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { ifConflict } from './attention/if-conflict';
import { ordersTexts } from './texts';

export interface RefundDialogProps {
  readonly order: OrderDetails;
  /** What can go back, in minor units. */
  readonly restAmount: number;
  readonly onClose: () => void;
  /** The order is not as it is here: after the refund, or because another user was faster. */
  readonly onOrderChange: () => void;
}

const ways = ['refundAll', 'refundTickets', 'refundAmount'] as const;
type Way = (typeof ways)[number];

/** Refunds an order: all of it, some tickets, or an amount. A repeated press refunds once. */
export function RefundDialog({ order, restAmount, onClose, onOrderChange }: RefundDialogProps) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const call = useDialogCall(`refund order ${order.id}`, { onDone: onOrderChange, onClose });
  const [key] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<Way>('refundAll');
  const [ids, setIds] = useState<readonly number[]>([]);
  const [typedAmount, setTypedAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { id, currency, number } = order;
  const tickets = order.attendees.filter(({ state }) => state !== 'cancelled');
  const chosenTickets = tickets.filter((ticket) => ids.includes(ticket.id));
  const ticketAmount = Math.min(
    restAmount,
    chosenTickets.reduce((sum, { price }) => sum + price, 0),
  );
  const amount = readMoney(typedAmount, currency, restAmount);
  const problems = {
    way: way === 'refundTickets' && ids.length === 0 ? t('chooseTickets') : '',
    amount: way === 'refundAmount' && !amount ? t('amountWrong', { amount: formats.money(restAmount, currency) }) : '',
    reason: reason.trim() === '' ? t('needed') : '',
  };
  const show = (name: keyof typeof problems): string =>
    (isChecked ? problems[name] : '') || call.errorOf(name === 'way' ? 'attendee_ids' : name);

  const handleConfirm = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const what = { refundAll: {}, refundTickets: { attendee_ids: ids }, refundAmount: { amount } }[way];
    const body = { ...what, reason: reason.trim(), key };
    const changes = [subjectOf('events'), subjectOf('tickets')];
    const request = { call: paymentCalls.refundOrder, params: { id }, body, changes };
    const handleDone = () => call.finish(t('refundDone'));
    void call.run(request).then(handleDone, ifConflict(onOrderChange));
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('refundTitle', { reference: number })}
      confirmLabel={t('refundConfirm')}
      failedText={t('refundFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('refundLeft', { amount: formats.money(restAmount, currency) })}</Text>
        <FormField isGroup label={t('refundHow')} error={show('way')}>
          <RadioGroup
            value={way}
            options={ways.map((value) => ({ value, label: t(value), isDisabled: isEmpty(value, tickets.length) }))}
            onChange={(value) => setWay(ways.find((one) => one === value) ?? 'refundAll')}
          />
        </FormField>
        {way === 'refundTickets' && (
          <FormField
            isGroup
            label={t('people')}
            {...(ids.length > 0 && { hint: t('ticketsReturn', { amount: formats.money(ticketAmount, currency) }) })}
          >
            <Stack gap={8}>
              {tickets.map((ticket) => (
                <Checkbox
                  key={ticket.id}
                  checked={ids.includes(ticket.id)}
                  hint={`${ticket.ticket_name} · ${formats.money(ticket.price, currency)}`}
                  onChange={({ target }) =>
                    setIds(target.checked ? [...ids, ticket.id] : ids.filter((one) => one !== ticket.id))
                  }
                >
                  {nameOf(ticket)}
                </Checkbox>
              ))}
            </Stack>
          </FormField>
        )}
        {way === 'refundAmount' && (
          <FormField label={t('amount', { currency })} isRequired error={show('amount')}>
            <TextInput
              inputMode="decimal"
              value={typedAmount}
              onChange={(event) => setTypedAmount(event.target.value)}
            />
          </FormField>
        )}
        <FormField label={t('reason')} hint={t('reasonHint')} isRequired error={show('reason')}>
          <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}

function isEmpty(way: Way, ticketCount: number): boolean {
  return way === 'refundTickets' && ticketCount === 0;
}
