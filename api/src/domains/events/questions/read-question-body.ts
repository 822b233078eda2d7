import { questionInputSchema, type questionTypes } from '@enlace/shared-contract/events';
import { wholeInput } from '@enlace/shared-contract/lists';
import type { Locale } from '@enlace/shared-contract/text';
import * as z from 'zod/mini';

import { parseWith } from '../../../kit/core/http/parse';

const idInput = wholeInput(1);

export type QuestionInput = z.infer<typeof questionInputSchema>;
/** Changes of a question, or a new one without an id. */
export type QuestionChange = Partial<QuestionInput> & { readonly id?: number | undefined };

export interface QuestionBody<T> {
  /** At least one of both in a body of new questions. */
  readonly ticketId: number | null;
  readonly eventId: number | null;
  readonly questions: readonly T[];
  /** Whether the body had a list; else its fields are those of the one question. */
  readonly isList: boolean;
}

const ticketSchema = z.object({ ticket_id: idInput });
const eventSchema = z.object({ event_id: idInput });
const changeSchema = z.extend(z.partial(questionInputSchema), { id: z.optional(idInput) });

/** The questions of a new body: one question, or a list in `questions`. */
export function readNewQuestions(body: unknown, locale: Locale): QuestionBody<QuestionInput> {
  const { ticketId, eventId, entries, isList } = split(body);
  const place = readPlace(ticketId, eventId, locale);
  if (place.eventId === null) parseWith(ticketSchema, { ticket_id: ticketId }, locale);
  return { ...place, questions: parseAll(questionInputSchema, entries, isList, locale), isList };
}

/** Changes of questions: of one with its id, or of a list in which an entry without id is new. */
export function readQuestionChanges(body: unknown, locale: Locale): QuestionBody<QuestionChange> {
  const { ticketId, eventId, entries, isList } = split(body);
  const questions = parseAll(changeSchema, entries, isList, locale);
  if (!isList) parseWith(z.object({ id: idInput }), questions[0] ?? {}, locale);
  return { ...readPlace(ticketId, eventId, locale), questions, isList };
}

/** The ticket and the event of a body. */
function readPlace(ticketId: unknown, eventId: unknown, locale: Locale) {
  return {
    ticketId: ticketId === undefined ? null : parseWith(ticketSchema, { ticket_id: ticketId }, locale).ticket_id,
    eventId: eventId === undefined ? null : parseWith(eventSchema, { event_id: eventId }, locale).event_id,
  };
}

const listSchema = <S extends z.ZodMiniType>(entry: S) =>
  z.object({ questions: z.array(entry).check(z.minLength(1), z.maxLength(50)) });

function parseAll<S extends z.ZodMiniType>(schema: S, entries: readonly unknown[], isList: boolean, locale: Locale) {
  const questions = entries.map(withPlainNames);
  return isList
    ? parseWith(listSchema(schema), { questions }, locale).questions
    : questions.map((question) => parseWith(schema, question, locale));
}

interface SplitBody {
  readonly ticketId: unknown;
  readonly eventId: unknown;
  readonly entries: readonly unknown[];
  readonly isList: boolean;
}

function split(body: unknown): SplitBody {
  if (Array.isArray(body)) {
    const first: object = Object(body[0]);
    const place = { ticketId: Reflect.get(first, 'ticket_id'), eventId: Reflect.get(first, 'event_id') };
    return { ...place, entries: body, isList: true };
  }
  const { questions, ...rest } = typeof body === 'object' && body !== null ? { questions: undefined, ...body } : {};
  const ticketId: unknown = Reflect.get(rest, 'ticket_id') ?? Reflect.get(rest, 'ticketId');
  const eventId: unknown = Reflect.get(rest, 'event_id');
  const list = typeof questions === 'string' ? parseJson(questions) : questions;
  if (list === undefined) return { ticketId, eventId, entries: [rest], isList: false };
  return { ticketId, eventId, entries: Array.isArray(list) ? list : [list], isList: true };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Other names of fields and types that callers use. */
const otherNames: Readonly<Record<string, string>> = {
  required: 'is_required',
  sensitive: 'is_sensitive',
  order: 'position',
  options: 'choices',
  kind: 'type',
  question: 'label',
  title: 'label',
  name: 'label',
  description: 'help',
};
const otherTypes: Readonly<Record<string, (typeof questionTypes)[number]>> = {
  string: 'text',
  input: 'text',
  paragraph: 'textarea',
  long_text: 'textarea',
  integer: 'number',
  tel: 'phone',
  checkbox: 'boolean',
  yes_no: 'boolean',
  select: 'single',
  radio: 'single',
  dropdown: 'single',
  checkboxes: 'multi',
  multiselect: 'multi',
  multiple: 'multi',
  upload: 'file',
};

function withPlainNames(question: unknown): unknown {
  if (typeof question !== 'object' || question === null) return question;
  const fields: Record<string, unknown> = { ...question };
  for (const [other, name] of Object.entries(otherNames))
    if (other in fields && !(name in fields)) fields[name] = fields[other];
  const type = fields['type'];
  if (typeof type === 'string') fields['type'] = otherTypes[type] ?? type;
  return fields;
}
