import { useNotices, useOfficeCall } from '@enlace/shared-admin';
import {
  addedWalkInSchema,
  checkInCalls,
  type CheckInList,
  doorPayments,
  type DoorTicket,
} from '@enlace/shared-contract/attendees';
import { moneyText, readMoney } from '@enlace/shared-contract/text';
import { subjectOf } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, TextInput } from '@enlace/shared-ui';
import { FormDialog, RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../../lib/admin';
import { checkInTexts } from '../texts';
import type { DoorSettings } from './settings';

export interface DoorWalkInProps {
  readonly list: CheckInList;
  /** The tickets of the event. */
  readonly tickets: readonly DoorTicket[];
  readonly settings: DoorSettings;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const names = ['first_name', 'last_name', 'email'] as const;
const labels = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const;
const empty = { ticket_id: '', first_name: '', last_name: '', email: '' };
type Way = (typeof doorPayments)[number];

/** Sells or gives a ticket to a person at the door and checks the person in, with one press. */
export function DoorWalkIn({ list, tickets, settings, onClose, onDone }: DoorWalkInProps) {
  const t = useTexts(checkInTexts);
  const formats = useFormats();
  const { showSuccess } = useNotices();
  const kinds = tickets.filter(({ id }) => list.ticket_ids.length === 0 || list.ticket_ids.includes(id));
  // A repeated press adds one person.
  const [key] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(empty);
  // Null as long as nothing was typed: the price.
  const [newAmount, setNewAmount] = useState<string | null>(null);
  const [chosenWay, setWay] = useState<Way | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { start, status, error } = useOfficeCall(admin.calls, `walk in ${key}`);
  const ticketId = values.ticket_id || (kinds.length === 1 ? String(kinds[0]?.id) : '');
  const kind = kinds.find(({ id }) => String(id) === ticketId);
  const { price = 0, currency = 'USD' } = kind ?? {};
  const way = chosenWay ?? (price === 0 ? 'free' : 'cash');
  const typedAmount = newAmount ?? (price === 0 ? '' : moneyText(price, currency));
  const amount = readMoney(typedAmount, currency);
  const problems = {
    ticket_id: ticketId === '' ? t('needed') : '',
    first_name: values.first_name.trim() === '' ? t('needed') : '',
    last_name: values.last_name.trim() === '' ? t('needed') : '',
    email: '',
    amount: way === 'free' || amount ? '' : t(typedAmount.trim() === '' ? 'needed' : 'wrongAmount'),
  };
  const problem = (name: keyof typeof problems) =>
    (isChecked ? problems[name] : '') || (error?.fields[name]?.[0] ?? '');
  const isFull = error?.code === 'SOLD_OUT' || error?.code === 'NOT_ENOUGH';
  const failure = isFull ? t('soldOut') : (error?.message ?? '') || t('walkInFailed');
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;
  const set = (name: keyof typeof empty, value: string) => setValues({ ...values, [name]: value });

  const send = (isExceeding: boolean) => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const at = new Date().toISOString();
    const person = Object.fromEntries(names.map((name) => [name, values[name].trim()]));
    const scan = { nonce: key, gate: settings.gate, device: settings.device, scanned_at: at, sent_at: at };
    const payment = way === 'free' ? { paid: way } : { paid: way, amount };
    const body = { ...person, ...scan, ...payment, key, ticket_id: Number(ticketId), exceed: isExceeding };
    const changes = [subjectOf('events', list.event_id), subjectOf('tickets')];
    start({ call: checkInCalls.walkIn, params: { id: list.id }, body, changes }, (answer) => {
      const name = `${values.first_name} ${values.last_name}`.trim();
      // The first answer was lost, and the check-in was undone meanwhile.
      const addedPerson = addedWalkInSchema.safeParse(answer).data?.data;
      const isUnmailed = addedPerson?.is_mailed === false && values.email.trim() !== '';
      if (addedPerson?.result === 'undone') showSuccess(`${name}: ${t('results.undone')}`);
      else showSuccess(t(isUnmailed ? 'walkInUnmailed' : 'walkInDone', { name }));
      onDone();
      onClose();
    });
  };

  return (
    <FormDialog
      size="lg"
      title={t('walkInTitle')}
      closeLabel={t('close')}
      submitLabel={t('walkInSave')}
      isLoading={status === 'pending'}
      failure={error !== null && !hasFieldErrors ? failure : null}
      onSubmit={() => send(false)}
      onClose={onClose}
    >
      {isFull && (
        <Stack gap={4}>
          <Button variant="secondary" isLoading={status === 'pending'} onClick={() => send(true)}>
            {t('exceed')}
          </Button>
        </Stack>
      )}
      <FormField label={t('kind')} isRequired error={problem('ticket_id')}>
        <Select
          placeholder={t('choose')}
          value={ticketId}
          options={kinds.map(({ id, name, price: kindPrice, currency: kindCurrency }) => ({
            value: String(id),
            label: kindPrice === 0 ? name : `${name} · ${formats.money(kindPrice, kindCurrency)}`,
          }))}
          onChange={({ target }) => set('ticket_id', target.value)}
        />
      </FormField>
      {names.map((name) => (
        <FormField
          key={name}
          label={t(labels[name])}
          isRequired={name !== 'email'}
          error={problem(name)}
          hint={name === 'email' ? t('emailHint') : ''}
        >
          <TextInput
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={name === 'email' ? 254 : 80}
            value={values[name]}
            onChange={({ target }) => set(name, target.value)}
          />
        </FormField>
      ))}
      <FormField isGroup label={t('paid')}>
        <RadioGroup
          value={way}
          options={doorPayments.map((value) => ({ value, label: t(`paidBy.${value}`) }))}
          onChange={(value) => setWay(doorPayments.find((one) => one === value) ?? 'free')}
        />
      </FormField>
      {way !== 'free' && (
        <FormField label={t('amount', { currency })} isRequired error={problem('amount')}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typedAmount}
            onChange={({ target }) => setNewAmount(target.value)}
          />
        </FormField>
      )}
    </FormDialog>
  );
}
