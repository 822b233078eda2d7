import { localizeWords, type Random, type SeedRow, type Words } from '@enlace/api/seeding';
import { toMinorUnits } from '@enlace/shared-contract/text';

import { unitsPerDollar } from './data/places';

export interface TicketPlan {
  readonly eventId: number;
  readonly currency: string;
  readonly isPaid: boolean;
  readonly capacity: number | null;
  readonly createdAt: Date;
}

const general: Words = ['General admission', 'Entrada general', 'Entrada geral'];
const student: Words = ['Students', 'Estudiantes', 'Estudantes'];
const supporter: Words = ['Supporter', 'Apoyo a la comunidad', 'Apoio à comunidade'];
const studentNote: Words = [
  'For anyone who studies. Bring a card or a letter of your school.',
  'Para quien estudia. Trae un carné o una carta de tu centro.',
  'Para quem estuda. Traga uma carteirinha ou uma carta da sua escola.',
];
const supporterNote: Words = [
  'You choose the amount; it pays for the seats of others.',
  'Tú eliges la cantidad; paga las plazas de otras.',
  'Você escolhe o valor; ele paga os lugares de outras.',
];

/** The tickets of an event: free, or general and reduced; some events also have one for supporters. */
export function makeTickets(random: Random, { eventId, currency, isPaid, capacity, createdAt }: TicketPlan): SeedRow[] {
  const price = (dollars: number): number => toMinorUnits(dollars * (unitsPerDollar[currency] ?? 1), currency);
  const dollars = isPaid ? random.pick([10, 15, 25]) : 0;
  const rows: { readonly words: Words; readonly note: Words | null; readonly values: SeedRow }[] = [
    { words: general, note: null, values: { price: price(dollars), quantity: null, kind: 'standard' } },
  ];
  if (isPaid)
    rows.push({
      words: student,
      note: studentNote,
      values: { price: price(5), quantity: capacity === null ? null : Math.ceil(capacity / 4), kind: 'standard' },
    });
  if (random.chance(0.1))
    rows.push({ words: supporter, note: supporterNote, values: { price: price(5), quantity: null, kind: 'donation' } });
  return rows.map(({ words, note, values }, index) => ({
    event_id: eventId,
    ...(note === null
      ? { description: null, ...localizeWords({ name: words }) }
      : localizeWords({ name: words, description: note })),
    ...values,
    currency,
    min_per_order: 1,
    max_per_order: 5,
    visibility: 'public',
    position: index + 1,
    created_at: createdAt,
    updated_at: createdAt,
  }));
}
