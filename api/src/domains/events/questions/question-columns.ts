import type { questionTypes } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { questionTexts } from './question-texts';
import type { QuestionRow } from './questions.repository';
import { findByLabel } from './read-answer';
import { normalizeTime } from './read-time';
import { refusal } from './refusal';
import type { QuestionChange } from './read-question-body';

/** A question of a body, which adds or changes a row. */
export interface QuestionDraft {
  readonly eventId: number;
  /** The ticket of the body: a new question is for it when the body names no others. */
  readonly ticketId: number | null;
  readonly change: QuestionChange;
  /** Start of the names of its fields in the body. */
  readonly field: string;
  /** Ids of the questions before it in the body. */
  readonly ids: readonly number[];
  readonly earlierRows: readonly QuestionRow[];
}

type QuestionType = (typeof questionTypes)[number];

/** Checks a change of a question; answers the columns that it writes, without its place and its choices. */
export async function columnsOf(trx: Db, draft: QuestionDraft, before: QuestionRow | null, locale: Locale) {
  const { change, field } = draft;
  const { label, help, is_required, is_sensitive, translations } = change;
  const type = change.type ?? before?.type ?? 'text';
  if (before !== null && type !== before.type && (await hasAnswers(trx, before)))
    throw refusal(`${field}type`, questionTexts[locale].typeStays);
  const texts = {
    ...(label === undefined ? {} : { label }),
    ...(help === undefined ? {} : { help: help === '' ? null : help }),
    ...(translations === undefined ? {} : { translations: JSON.stringify(translations ?? {}) }),
  };
  const changesText = before !== null && differs(before, change);
  return {
    ...texts,
    type,
    ...(is_required === undefined ? {} : { is_required }),
    ...(is_sensitive === undefined ? {} : { is_sensitive }),
    ...limitsOf(draft, before, type, locale),
    ...dependencyOf(draft, locale),
    ...(changesText ? { text_version: before.text_version + 1 } : {}),
  };
}

/** Whether people have answered a question. */
async function hasAnswers(trx: Db, { id, event_id }: Pick<QuestionRow, 'id' | 'event_id'>): Promise<boolean> {
  const { rows } = await sql`select 1 from attendees
    where event_id = ${event_id} and answers ->> ${String(id)} is not null limit 1`.execute(trx);
  return rows.length > 0;
}

function differs(before: QuestionRow, { label, help, translations }: QuestionDraft['change']): boolean {
  return (
    (label !== undefined && label !== before.label) ||
    (help !== undefined && (help === '' ? null : help) !== before.help) ||
    (translations !== undefined && JSON.stringify(translations ?? {}) !== JSON.stringify(before.translations))
  );
}

function limitsOf({ change, field }: QuestionDraft, before: QuestionRow | null, type: QuestionType, locale: Locale) {
  const texts = questionTexts[locale];
  const read = (name: 'min' | 'max'): string | null => {
    const sentLimit = change[name] === undefined ? (before?.type === type ? before[name] : null) : change[name];
    if (sentLimit === null || sentLimit === undefined || sentLimit.trim() === '') return null;
    const limit = readLimit(type, sentLimit);
    if (limit === null) throw refusal(`${field}${name}`, texts.limitFormat);
    return limit;
  };
  const [min, max] = [read('min'), read('max')];
  const isReversed = min !== null && max !== null && (isTime(type) ? min > max : Number(min) > Number(max));
  if (isReversed) throw refusal(`${field}max`, texts.limitOrder);
  return { min, max };
}

const countedTypes: readonly QuestionType[] = ['text', 'textarea', 'multi'];

function readLimit(type: QuestionType, text: string): string | null {
  if (isTime(type)) return normalizeTime(type, text);
  const number = Number(text);
  if (type === 'number') return Number.isFinite(number) ? String(number) : null;
  const isCount = countedTypes.includes(type) && Number.isInteger(number) && number >= 0 && number <= 5000;
  return isCount ? String(number) : null;
}

function isTime(type: QuestionType): type is 'date' | 'time' | 'datetime' {
  return type === 'date' || type === 'time' || type === 'datetime';
}

/** The question that this one depends on, and the answers that make it appear; labels become ids of choices. */
function dependencyOf({ change, field, ids, earlierRows }: QuestionDraft, locale: Locale) {
  const { depends_on: dependency } = change;
  if (dependency === undefined) return {};
  if (dependency === null) return { depends_on_id: null, depends_on_values: '[]' };
  const { question_id, question_index, values = [] } = dependency;
  const id = question_id ?? (typeof question_index === 'number' ? ids[question_index] : undefined);
  if (id === undefined || (!ids.includes(id) && !earlierRows.some((row) => row.id === id)))
    throw refusal(`${field}depends_on`, questionTexts[locale].dependsLater);
  const choices = earlierRows.find((row) => row.id === id)?.choices ?? [];
  const wantedValues = values.map((value) => String(findByLabel(choices, value)?.id ?? value));
  return { depends_on_id: id, depends_on_values: JSON.stringify(wantedValues) };
}
