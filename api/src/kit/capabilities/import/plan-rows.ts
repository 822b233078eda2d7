import { mayCall } from '@enlace/shared-contract/access';
import type { ImportRow } from '@enlace/shared-contract/admin';
import { isAppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { fieldErrors } from '../../../infrastructure/errors/field-errors';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { requireZone } from '../../core/write/require-zone';
import type { WriteContext } from '../../core/write/write-context';
import { findCountries } from '../../core/values/find-countries';
import { findPresent, type Keyed } from './find-present';
import { findRelated } from './find-related';
import { findTaken, uniqueColumns } from './find-taken';
import { importFields } from './import-fields';
import { readCells } from './read-cells';
import { examples } from './template-file';

/** A line of the file. */
export interface Line {
  readonly row: number;
  readonly cells: readonly string[];
}

/** What will be done with a line. */
export interface Plan extends ImportRow {
  /** Id of the row that the line changes; null for a new row. */
  readonly id: number | null;
  /** Parsed values of the write. */
  readonly body: Row;
}

export interface Planning {
  readonly mapping: Readonly<Record<string, number>>;
  readonly key: string;
  /** Number of headings; a line with another number of cells is faulty. */
  readonly columnCount: number;
  /** Time zone of local times in the file. */
  readonly timeZone: string;
  readonly writing: WriteContext;
  /** Texts of earlier lines by unique index: two lines must not have the same text. */
  readonly seen: Map<string, Set<string>>;
}

/** Plans the writes of lines: which rows they change, which values, and which cells are wrong. */
export async function planRows(
  trx: Db,
  mountedResource: MountedResource,
  lines: readonly Line[],
  planning: Planning,
): Promise<Plan[]> {
  const { mapping, key } = planning;
  const { locale } = planning.writing;
  const fields = importFields(mountedResource).filter(({ field }) => field in mapping);
  const read = lines.map(({ row, cells }) => ({
    row,
    cellCount: cells.length,
    texts: new Map(fields.map(({ field }) => [field, cells[mapping[field] ?? -1] ?? ''])),
  }));
  const keyOf = (texts: ReadonlyMap<string, string>): string => (texts.get(key) ?? '').trim();
  const present = await findPresent(
    trx,
    mountedResource,
    key,
    read.map(({ texts }) => keyOf(texts)),
    fields,
    planning.writing.viewer,
  );
  const columns = new Map(fields.map(({ field }) => [field, read.map(({ texts }) => texts.get(field) ?? '')]));
  const relatedByField = await findRelated(trx, fields, columns);
  const countries = fields.some(({ isCountry }) => isCountry) ? await findCountries(trx) : new Map<string, string>();
  const sources = { relatedByField, countries, timeZone: planning.timeZone, locale };
  const ids = [...present.values()].flatMap((keyedRow) =>
    typeof keyedRow === 'string' ? [] : [Number(keyedRow.row['id'])],
  );
  const editable = await filterByPolicy(trx, mountedResource, 'edit', ids, planning.writing);
  const plans: Plan[] = [];
  for (const { row, cellCount, texts } of read) {
    const keyedRow = present.get(keyOf(texts)) ?? 'none';
    const ownRow = typeof keyedRow === 'string' ? null : keyedRow;
    const { body, errors } = readCells(mountedResource.resource, fields, texts, ownRow, sources);
    const faultText = keyFault(key, keyOf(texts), keyedRow, locale);
    const plan = { row, values: Object.fromEntries(texts), id: ownRow === null ? null : Number(ownRow.row['id']) };
    if (cellCount !== planning.columnCount) {
      // A missing cell is no empty one, and one too many moves the others.
      const countText = fieldText(locale, 'cellCount', cellCount, planning.columnCount);
      plans.push({ ...plan, body, action: 'fail', errors: { row: [countText] } });
    } else if (faultText !== null) plans.push({ ...plan, body, action: 'fail', errors: { [key]: [faultText] } });
    else {
      const action = ownRow === null ? 'create' : 'update';
      plans.push(checkPlan(mountedResource, { ...plan, body, action, errors }, planning, editable));
    }
  }
  await markTaken(trx, mountedResource, plans, planning);
  for (const [index, plan] of plans.entries()) plans[index] = await prepareLine(trx, mountedResource, plan, planning);
  return plans;
}

function keyFault(key: string, text: string, keyedRow: Keyed, locale: Locale): string | null {
  if (keyedRow === 'several') return fieldText(locale, 'several');
  return key === 'id' && text !== '' && keyedRow === 'none' ? fieldText(locale, 'unknownName') : null;
}

/** Parses the body: all fields of a new row, only the changed fields of an existing row. */
function checkPlan(
  { resource }: MountedResource,
  plan: Plan,
  { writing: { viewer, locale } }: Planning,
  editable: ReadonlySet<number>,
): Plan {
  const isNew = plan.action === 'create';
  if (!isNew && Object.keys(plan.body).length === 0 && Object.keys(plan.errors).length === 0)
    return { ...plan, action: 'skip' };
  const { add } = resource.wire;
  const mayAdd = viewer !== null && add !== undefined && mayCall(viewer, add.access);
  const isAllowed = isNew ? mayAdd : editable.has(plan.id ?? 0);
  const errors: Record<string, string[]> = { ...plan.errors };
  if (!isAllowed) errors['row'] = [fieldText(locale, 'notAllowed')];
  const schema = isNew ? resource.write : z.partial(resource.write);
  const parsed = z.safeParse(schema, plan.body);
  if (!parsed.success)
    for (const [name, texts] of Object.entries(fieldErrors(parsed.error.issues, plan.body, locale)))
      errors[fieldNamed(resource.relations, name)] ??= texts.map((text) => withExample(text, name, locale));
  const body: Row = parsed.success ? { ...parsed.data } : plan.body;
  return { ...plan, body, errors, action: Object.keys(errors).length > 0 ? 'fail' : plan.action };
}

/** An error about the form of a text gets an example of the right form. */
function withExample(text: string, field: string, locale: Locale): string {
  const example = examples[field];
  const isVague = text === fieldText(locale, 'format');
  return isVague && example !== undefined ? `${text} ${fieldText(locale, 'example', example)}` : text;
}

/** The field of the file for a name of the body: `attach_tags.0` is `tags`, `translations.es.name` is `name.es`. */
function fieldNamed(relations: MountedResource['resource']['relations'], name: string): string {
  const [first = name, lang, field] = name.split('.');
  if (first === 'translations') return `${field}.${lang}`;
  return relations.find(({ attach, detach }) => attach === first || detach === first)?.field ?? first;
}

/** Marks lines whose unique text already exists in a row or in an earlier line. */
async function markTaken(
  trx: Db,
  { options }: MountedResource,
  plans: Plan[],
  { seen: seenTexts, writing: { locale } }: Planning,
): Promise<void> {
  for (const unique of await uniqueColumns(trx, options.repository.table)) {
    const { column, isLower } = unique;
    const textOf = ({ body }: Plan): string | null =>
      typeof body[column] === 'string' && body[column] !== '' ? body[column] : null;
    const takenTexts = await findTaken(
      trx,
      options.repository.table,
      unique,
      plans.flatMap((plan) => textOf(plan) ?? []),
    );
    // A column can have two unique indexes: one of its text, one of its text in small letters.
    const name = isLower ? `lower(${column})` : column;
    const before = seenTexts.get(name) ?? new Set<string>();
    seenTexts.set(name, before);
    for (const [index, plan] of plans.entries()) {
      const text = textOf(plan);
      if (text === null) continue;
      const same = isLower ? text.toLowerCase() : text;
      const owner = takenTexts.get(text);
      const isTaken = owner !== undefined && owner !== plan.id;
      if (isTaken || before.has(same)) {
        const faultText = fieldText(locale, isTaken ? 'taken' : 'twice');
        plans[index] = { ...plan, action: 'fail', errors: { ...plan.errors, [column]: [faultText] } };
      } else if (plan.action === 'create' || plan.action === 'update') before.add(same);
    }
  }
}

/** Marks a line that `beforeWrite` of the resource refuses. */
async function prepareLine(trx: Db, { options }: MountedResource, plan: Plan, { writing }: Planning): Promise<Plan> {
  const { beforeWrite, repository } = options;
  if (plan.action !== 'create' && plan.action !== 'update') return plan;
  try {
    await requireZone(trx, plan.body, writing.locale);
    if (beforeWrite === undefined) return plan;
    const before = plan.id === null ? null : await repository.lock(trx, plan.id);
    const { viewer, locale, now } = writing;
    await beforeWrite(trx, { id: plan.id, values: plan.body, before, viewer, locale, now, writing });
    return plan;
  } catch (error) {
    return { ...plan, action: 'fail', errors: errorsOf(error, writing.locale) };
  }
}

/** The texts of an error by field. Rethrows errors that the line did not cause. */
export function errorsOf(error: unknown, locale: Locale): Record<string, string[]> {
  if (isAppError(error) && error.code !== 'INTERNAL' && error.code !== 'UNAVAILABLE') {
    const fieldTexts = Object.entries(error.fields ?? {}).map(([name, texts]): [string, string[]] => [
      name,
      [...texts],
    ]);
    return fieldTexts.length > 0
      ? Object.fromEntries(fieldTexts)
      : { row: [error.userMessage ?? fieldText(locale, 'notAllowed')] };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '23505') return { row: [fieldText(locale, 'taken')] };
  if (code.startsWith('23') || code.startsWith('22')) return { row: [fieldText(locale, 'format')] };
  throw error;
}
