import { confirmHoldSchema } from '@enlace/shared-contract/orders';
import type { FieldsSchema } from '@enlace/shared-contract/resources';
import type { Field, FieldGroup, FormValues } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import type { EventRecord } from '../../../../lib/types';
import type { texts } from '../../locales/en';
import type { Hold } from '../holds.slice';
import { moveErrors, personFields } from './person-fields';
import { questionFields, questionShape, type Question } from './question-fields';

type Text = Translate<typeof texts>;
type Values = Readonly<Record<string, unknown>>;

/** One seat of an order, in the order of its tickets; the first one is the buyer's. */
export interface Seat {
  readonly ticketId: number;
  readonly name: string;
  readonly questions: readonly Question[];
}

const personNames = ['first_name', 'last_name', 'email'] as const;

/** @param questions of all tickets of the order */
export function seatsOf({ items }: Hold, questions: readonly Question[]): Seat[] {
  return items.flatMap(({ ticket_id: ticketId, name, quantity }) => {
    const ticketQuestions = questions.filter((question) => question.ticket_id === ticketId);
    return Array.from({ length: quantity }, () => ({ ticketId, name, questions: ticketQuestions }));
  });
}

export const detailsFormId = ({ id }: Pick<EventRecord, 'id'>): string => `checkout-${id}`;

/** Fields of the buyer have plain names, those of seat 2 and more begin with `seat2_`. */
const nameOf = (index: number, name: string) => (index === 0 ? name : `seat${index + 1}_${name}`);
const questionName = (index: number) => (id: number) => nameOf(index, `answer${id}`);

export function detailsSchema(seats: readonly Seat[]): FieldsSchema {
  const { shape } = confirmHoldSchema;
  const entries = seats.flatMap(({ questions }, index) => [
    ...personNames.map((name) => [nameOf(index, name), shape[name]] as const),
    ...questions.map((question) => [questionName(index)(question.id), questionShape(question)] as const),
  ]);
  return z.object(Object.fromEntries(entries));
}

export function detailsGroups(seats: readonly Seat[], t: Text): FieldGroup[] {
  const [first, ...others] = seats;
  const answersOf = (seat: Seat, index: number) => questionFields(seat.questions, questionName(index), t);
  const isAlone = others.length === 0;
  return [
    {
      fields: [
        ...person(0, t),
        ...(isAlone ? [] : [sameForAll(t)]),
        ...(first === undefined ? [] : answersOf(first, 0)),
      ],
    },
    ...others.map((seat, index) => ({
      title: t('details.seat', { number: index + 2, ticket: seat.name }),
      fields: [
        ...person(index + 1, t).map((field) => ({ ...field, isShown: isForOthers })),
        ...answersOf(seat, index + 1),
      ],
    })),
  ];
}

const isForOthers = (values: FormValues): boolean => values['for_all'] !== true;

function sameForAll(t: Text): Field {
  return { kind: 'tick', name: 'for_all', label: t('details.forAll'), hint: t('details.forAllHint'), isDropped: true };
}

function person(index: number, t: Text): Field[] {
  const isBuyer = index === 0;
  return personFields(t, {
    nameOf: (name) => nameOf(index, name),
    isOther: !isBuyer,
    ...(isBuyer && { emailHint: t('details.emailHint') }),
  });
}

/** The body of the confirmation. A seat without an own name is the buyer's. */
export function confirmationOf(seats: readonly Seat[], values: Values): Values {
  const personOf = (index: number) =>
    Object.fromEntries(personNames.map((name) => [name, values[nameOf(index, name)] ?? values[name]]));
  const answersOf = ({ questions }: Seat, index: number) => {
    const answers = questions
      .map(({ id }) => [String(id), values[questionName(index)(id)]] as const)
      .filter(([, value]) => value !== undefined);
    return answers.length === 0 ? {} : { answers: Object.fromEntries(answers) };
  };
  const people = seats.map((seat, index) => ({ ...personOf(index), ...answersOf(seat, index) }));
  if (people.length === 1) return { ...people[0] };
  return { ...personOf(0), attendees: people.map((one, index) => ({ ticket_id: seats[index]?.ticketId, ...one })) };
}

/** The server's messages at the fields of their seats: `attendees.1.email` belongs to `seat2_email`. */
export function placeSeatErrors(error: unknown): unknown {
  return moveErrors(error, fieldOf);
}

function fieldOf(path: string): string {
  const match = /^(?:attendees\.(\d+)\.)?(.+)$/.exec(path);
  const name = (match?.[2] ?? path).replace(/^answers\[(\d+)\].*$/, 'answer$1');
  return nameOf(Number(match?.[1] ?? 0), name);
}
