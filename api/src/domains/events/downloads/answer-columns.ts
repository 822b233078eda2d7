import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import type { Translations } from '../../../infrastructure/db/column-types';
import type { Db } from '../../../infrastructure/db/database';
import type { StoredAnswers } from '../events.tables';
import { choiceLabel } from '../questions/present-question';

/** The questions that one column shows: one for several tickets, or several with the same text. */
export interface AnswerColumn {
  /** `q` and the id of the first question. */
  readonly key: string;
  readonly name: string;
  readonly questionIds: readonly number[];
  readonly choices: ReadonlyMap<number, string>;
}

interface QuestionRow {
  readonly id: number;
  readonly label: string;
  readonly translations: Translations;
  readonly choices: readonly { readonly id: number; readonly label: string; readonly translations: Translations }[];
}

/** Columns for the questions of an event, also for removed ones that people have answered. */
export async function findAnswerColumns(db: Db, eventId: number, lang: Locale): Promise<readonly AnswerColumn[]> {
  const { rows } = await sql<QuestionRow>`select q.id, q.label, q.translations,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'label', c.label, 'translations', c.translations))
        from ticket_question_choices c where c.question_id = q.id), '[]') as choices
    from ticket_questions q
    where q.event_id = ${eventId} and (q.deleted_at is null or exists (
      select 1 from attendees a where a.event_id = q.event_id and a.answers -> q.id::text is not null))
    order by q.position, q.id`.execute(db);
  const columns = new Map<string, { ids: number[]; choices: Map<number, string> }>();
  for (const row of rows) {
    const name = choiceLabel(row, lang);
    const column = columns.get(name) ?? { ids: [], choices: new Map<number, string>() };
    columns.set(name, column);
    column.ids.push(row.id);
    for (const choice of row.choices) column.choices.set(choice.id, choiceLabel(choice, lang));
  }
  return [...columns].map(([name, { ids, choices }]) => ({ key: `q${ids[0]}`, name, questionIds: ids, choices }));
}

/** An answer as a cell: labels of choices, the address of a file, `yes` or `no`. */
export function answerCell({ questionIds, choices }: AnswerColumn, answers: StoredAnswers, origin: string): Cell {
  const answer = questionIds.map((id) => answers[String(id)]).find((one) => one !== undefined);
  if (answer === undefined) return null;
  if (answer.choices !== undefined) return answer.choices.map((id) => choices.get(id) ?? String(id)).join('; ');
  const { value } = answer;
  if (typeof value === 'boolean') {
    const version = answer.version === undefined ? '' : ` (version ${answer.version})`;
    return `${value ? 'yes' : 'no'}${version}`;
  }
  if (typeof value === 'object' && value !== null && 'url' in value) return `${origin}${String(value.url)}`;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
