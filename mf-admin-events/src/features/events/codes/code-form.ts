import { instantOf, localOf } from '@enlace/shared-admin';
import type { codeKinds, codeScopes } from '@enlace/shared-contract/orders';
import { moneyText, readMoney } from '@enlace/shared-contract/text';

import type { EventCode } from './event-code';

/** What the dialog of a code has; numbers are as they are typed. */
export interface CodeForm {
  readonly code: string;
  readonly count: string;
  readonly prefix: string;
  readonly kind: (typeof codeKinds)[number];
  readonly value: string;
  readonly scope: (typeof codeScopes)[number];
  readonly ticket_ids: readonly number[];
  /** Null as long as nothing was typed: the usual number. */
  readonly max_uses: string | null;
  readonly isUnlimited: boolean;
  readonly max_per_order: string;
  /** By the clock of the event. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly note: string;
}

export interface EventFacts {
  readonly currency: string;
  readonly zone: string;
}

const emptyForm: CodeForm = {
  code: '',
  count: '10',
  prefix: '',
  kind: 'percent',
  value: '',
  scope: 'ticket',
  ticket_ids: [],
  max_uses: null,
  isUnlimited: false,
  max_per_order: '',
  starts_at: '',
  ends_at: '',
  note: '',
};

/** The form of a code; of a new one without it. */
export function formOf(code: EventCode | null, { currency, zone }: EventFacts): CodeForm {
  if (code === null) return emptyForm;
  const textOf = (value: number | null) => (value === null ? '' : String(value));
  const isMoney = code.kind === 'amount' || code.kind === 'price';
  return {
    ...emptyForm,
    code: code.code,
    kind: code.kind,
    scope: code.scope,
    ticket_ids: code.ticket_ids,
    note: code.note ?? '',
    value: isMoney ? moneyText(code.value, currency) : textOf(code.value),
    max_uses: code.max_uses === null ? null : textOf(code.max_uses),
    isUnlimited: code.max_uses === null,
    max_per_order: textOf(code.max_per_order),
    starts_at: code.starts_at === null ? '' : localOf(code.starts_at, zone),
    ends_at: code.ends_at === null ? '' : localOf(code.ends_at, zone),
  };
}

/** Uses of a new code: one for a code that is sent to one person or makes tickets free, else as many as a campaign has. */
export function usesOf({ max_uses: typedUses, kind, value }: CodeForm, isMany: boolean): string {
  const isFree =
    (kind === 'percent' && Number(value) === 100) || (kind === 'price' && /^0+([.,]0*)?$/.test(value.trim()));
  return typedUses ?? (isMany || isFree ? '1' : '100');
}

/** The body of a call. A typed amount that cannot be read is null. */
export function bodyOf(form: CodeForm, { currency, zone }: EventFacts, isMany: boolean) {
  const { code, count, prefix, kind, value, isUnlimited, starts_at: starts, ends_at: ends, note, ...rest } = form;
  const isMoney = kind === 'amount' || kind === 'price';
  const amount = isMoney ? readMoney(value, currency) : value.trim() === '' ? null : value.trim();
  return {
    ...rest,
    ...(isMany ? { count, prefix: prefix.trim() } : { code: code.trim() }),
    kind,
    value: kind === 'unlock' ? 0 : amount,
    max_uses: isUnlimited ? null : usesOf(form, isMany).trim(),
    starts_at: starts === '' ? '' : instantOf(starts, zone),
    ends_at: ends === '' ? '' : instantOf(ends, zone),
    note: note.trim(),
  };
}
