import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { formerName } from '../../../infrastructure/db/person-column';
import { type ConcernedRows, partsOf, wordsOf } from './concerned-rows';
import { type ConcernedText, concernedTexts } from './concerned-texts';
import { foldName } from './folded-names';
import { type Replacement, storeWithoutTraces, withoutTraces } from './remove-traces';

/**
 * Removes the names of a person from texts of others that concern the person. Called after the references to the person
 * are emptied: the names that are left in orders and tickets are those of other people.
 */
export async function removeMentions(trx: Db, rows: ConcernedRows, auditKey: Buffer): Promise<void> {
  await removeFromForms(trx, rows);
  for (const text of concernedTexts) await removeFromTexts(trx, text, rows, auditKey);
}

interface TextRow {
  readonly place: string;
  readonly value: unknown;
  readonly row: Readonly<Record<string, unknown>>;
  readonly other_names: readonly string[];
  readonly own_name: string | null;
}

async function removeFromTexts(trx: Db, text: ConcernedText, rows: ConcernedRows, auditKey: Buffer): Promise<void> {
  const column = sql.ref(text.column);
  const texts = await sql<TextRow>`select t.ctid::text as place, t.${column} as value, to_jsonb(t) as row,
      ${text.otherNames} as other_names, ${text.ownName ?? sql`null::text`} as own_name
    from ${sql.table(text.table)} t where t.${column} is not null and ${text.isConcerned(rows)}
    for update of t`.execute(trx);
  for (const { place, value, row, other_names: otherNames, own_name: ownName } of texts.rows) {
    const ownNames = ownName === null ? [] : [ownName, ...wordsOf(ownName)];
    const newValue = withoutNames(value, [...ownNames, ...rows.names], otherNames, text);
    if (JSON.stringify(newValue) !== JSON.stringify(value))
      await storeWithoutTraces(trx, text, { place, row, newValue }, auditKey);
  }
}

/** A value without these names, as whole words; names that another person has too stay. Names of fields stay. */
function withoutNames(
  value: unknown,
  names: readonly string[],
  otherNames: readonly string[],
  { keepsLowerCase = false }: Pick<ConcernedText, 'keepsLowerCase'> = {},
): unknown {
  const otherWords = new Set(
    otherNames
      .filter((name) => name !== formerName)
      .flatMap((name) => [name, ...partsOf(name)])
      .map(foldName),
  );
  const traces: Replacement[] = names
    .filter((name) => !otherWords.has(foldName(name)))
    .sort((one, other) => other.length - one.length)
    .map((text) => ({
      text,
      replacement: formerName,
      kind: 'word',
      keepsLowerCase: keepsLowerCase && !/\s/.test(text),
    }));
  return withoutRepetition(withoutTraces(value, traces));
}

const repeatedName = new RegExp(`(${formerName})(\\s+${formerName})+`, 'g');

/** First and family name in separate places become one word each; beside each other they become one. */
function withoutRepetition(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(repeatedName, '$1');
  if (Array.isArray(value)) return value.map(withoutRepetition);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutRepetition(part)]));
}

interface FormPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}
interface OrderForm {
  readonly buyer: FormPerson;
  readonly people: readonly {
    readonly person: FormPerson;
    readonly answers?: Readonly<Record<string, { readonly choices?: readonly number[] }>>;
  }[];
}

/**
 * Orders of others that are not paid yet: a ticket for the removed person goes to the buyer, who can pass it on. Of the
 * answers only the choices stay, which count against their capacity until the ticket exists. The form is deleted when the
 * buyer is the person, as in orders of the person.
 */
async function removeFromForms(trx: Db, { orders, emails, names }: ConcernedRows): Promise<void> {
  const { rows } = await sql<{ id: number; form: OrderForm }>`select id, form from orders
    where form is not null and id = any(${[...orders]}::bigint[]) for update`.execute(trx);
  for (const { id, form } of rows) {
    const isPerson = ({ email }: FormPerson): boolean => emails.includes(email.toLowerCase());
    if (isPerson(form.buyer)) {
      await sql`update orders set form = null where id = ${id}`.execute(trx);
      continue;
    }
    const otherNames = [form.buyer, ...form.people.map(({ person }) => person)]
      .filter((person) => !isPerson(person))
      .map(({ first_name: firstName, last_name: lastName }) => `${firstName} ${lastName}`);
    const people = form.people.map((entry) =>
      isPerson(entry.person)
        ? { ...entry, person: form.buyer, answers: onlyChoices(entry.answers) }
        : { ...entry, answers: withoutNames(entry.answers ?? {}, names, otherNames) },
    );
    await sql`update orders set form = ${JSON.stringify({ ...form, people })}::jsonb where id = ${id}`.execute(trx);
  }
}

/** Answers that are choices alone, with no word of the person. */
function onlyChoices(answers: OrderForm['people'][number]['answers'] = {}): OrderForm['people'][number]['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([, { choices = [] }]) => choices.length > 0));
}
