import * as z from 'zod/mini';

import { chapterLeadRight, only, publicAccess } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalInteger, optionalText, timestamp, translations, yesNo } from '../fields';
import { listOf, tableOf } from '../written-values';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const edits = only(['admin'], 'tickets.questions', byLead);

/** Calls of the questions of tickets (docs/SPECIFICATION.md, section 7; docs/guides/questions.md). */
export const questionCalls = {
  /** One question, or several in `questions`, of the ticket `ticket_id`, or of the event `event_id`. */
  add: wire.post('/api/ticketsdynamicform', 'json', edits, { changes: [] }),
  /** All questions of an event in their order, each once, for its editors. */
  listForEvent: wire.get('/api/v2/events/{id}/questions', edits),
  /** Those of a ticket in their order, for viewers who see the ticket. */
  list: wire.get('/api/ticketsdynamicform/get/{ticketId}', publicAccess),
  /** Fields that are not sent stay. An entry of `questions` without id is a new question. */
  edit: wire.post('/api/editTicketQuestions', 'json', edits, { changes: [] }),
  /** Given answers stay. */
  remove: wire.post('/api/deleteticketquestion?id={id}', 'none', edits, { changes: [] }),
} as const;

export const questionTypes = [
  'text',
  'textarea',
  'number',
  'email',
  'phone',
  'date',
  'time',
  'datetime',
  'boolean',
  'single',
  'multi',
  'country',
  'file',
  'consent',
] as const;

/** A limit: a number, or a text of the question's type such as `2027-01-31`. */
const limit = z.union([z.number(), z.string()]);

const asText = z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value));
const limitInput = z.optional(z.nullable(z.pipe(asText, z.string().check(z.maxLength(40)))));

/** A choice; a text alone is its label. */
const choiceInputSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' || typeof value === 'number' ? { label: value } : value)),
  z.object({
    /** Of a choice that exists; its label and capacity change, its answers stay. */
    id: z.optional(idInput),
    label: z.pipe(asText, line(200)),
    /** How many people can take it; missing for no limit. */
    quantity: optionalInteger(0, 1_000_000),
    translations,
  }),
);

/** What makes a question appear: an earlier one with one of these answers; without values, with any answer. */
const dependencyInputSchema = z.object({
  question_id: z.optional(idInput),
  /** Place in the `questions` of the same body, from 0, for a question that has no id yet. */
  question_index: optionalInteger(0, 100),
  /** Ids or labels of choices, `true` and `false`, or the answer as text. */
  values: z.optional(
    listOf(z.array(z.pipe(z.transform(String), z.string().check(z.maxLength(500)))).check(z.maxLength(100))),
  ),
});

export const questionInputSchema = z.object({
  type: z.enum(questionTypes),
  label: line(500),
  help: optionalText(2000),
  is_required: z.optional(yesNo),
  /** Whether it is asked for all tickets of the event, also for later ones. */
  is_for_all: z.optional(yesNo),
  /** The tickets for which it is asked otherwise; the one of the body when they are missing. */
  ticket_ids: z.optional(listOf(z.array(idInput).check(z.maxLength(200)))),
  /** Answers are deleted 30 days after the event. */
  is_sensitive: z.optional(yesNo),
  position: optionalInteger(1, 1000),
  /** Least and most: of a number or a time, of the characters of a text, of the picks of `multi`. */
  min: limitInput,
  max: limitInput,
  depends_on: z.optional(z.nullable(tableOf(dependencyInputSchema))),
  /** All choices in their order. A choice that is left out is removed. */
  choices: z.optional(listOf(z.array(choiceInputSchema).check(z.maxLength(100)))),
  translations,
});

const questionChoiceSchema = z.object({
  id,
  label: z.string(),
  /** How many more people can take it; null for no limit. */
  left: z.nullable(z.number()),
  /** Only for users who edit questions. */
  quantity: z.optional(z.nullable(z.number())),
  taken: z.optional(z.number()),
  translations,
});

export const questionSchema = z.object({
  id,
  /** The ticket of the request; in other answers the first ticket for which it is asked, null without one. */
  ticket_id: z.nullable(id),
  /** Only for users who edit questions, like the tickets for which it is asked otherwise. */
  is_for_all: z.optional(z.boolean()),
  ticket_ids: z.optional(z.array(id)),
  type: z.enum(questionTypes),
  label: z.string(),
  help: z.nullable(z.string()),
  is_required: z.boolean(),
  is_sensitive: z.boolean(),
  position: z.number(),
  min: z.nullable(limit),
  max: z.nullable(limit),
  /** The values are ids of choices, `true` and `false`, or answers as text. */
  depends_on: z.nullable(z.object({ question_id: id, values: z.array(z.string()) })),
  choices: z.array(questionChoiceSchema),
  /** Version of the text, which is stored with a consent. */
  text_version: z.number(),
  translations,
  /** People who answered; only for users who edit questions. */
  answers_count: z.optional(z.number()),
  created_at: timestamp,
  updated_at: timestamp,
});

export type Question = z.infer<typeof questionSchema>;

/** Answer of `questionCalls.list`. */
export const questionsSchema = z.object({ data: z.array(questionSchema) });
