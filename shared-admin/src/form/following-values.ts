import type { Field } from '../fields/field';
import { relatedOf, valuesOfRow } from '../fields/field-codecs';
import type { FormBase } from '../memory/drafts';
import type { Values } from './form-values';

interface State {
  readonly base: FormBase;
  readonly values: Values;
}

interface Change {
  readonly field: Field | undefined;
  readonly value: unknown;
}

/** The values of other fields after a change of a field that fills them (`fills`) or moves them (`moves`). */
export function followingValues(state: State, { field, value }: Change): Values {
  if (field?.type === 'relation' && field.fills !== undefined) return filledValues(state, field, value);
  if (field?.type === 'instant' && field.moves !== undefined) return movedValue(state, field.name, field.moves, value);
  return {};
}

/** The values of a row that was just chosen, for fields that are empty or that a new record has by itself. */
function filledValues({ base, values }: State, field: Field & { readonly fills?: readonly string[] }, value: unknown) {
  const formerIds = relatedOf(values[field.name]).map(({ id }) => id);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const chosenRow = rows.find((row) => relatedOf([row]).some(({ id }) => !formerIds.includes(id)));
  const isFree = (name: string) => values[name] === '' || (base.record === null && values[name] === base.values[name]);
  return Object.fromEntries(
    Object.entries(valuesOfRow(chosenRow, field.fills ?? [])).filter(
      ([name, filling]) => isFree(name) && typeof filling === 'string' && filling !== '',
    ),
  );
}

/** The later time keeps its distance, when both times were complete. */
function movedValue({ base, values }: State, name: string, later: string, value: unknown): Values {
  const laterTime = timeOf(values[later]);
  // While a time is typed it is incomplete; the distance is then that of the record.
  const hasRecordEnd = values[later] === base.values[later];
  const formerTime = timeOf(values[name]) ?? (hasRecordEnd ? timeOf(base.values[name]) : null);
  const nextTime = timeOf(value);
  if (laterTime === null || formerTime === null || nextTime === null) return {};
  return { [later]: new Date(laterTime + nextTime - formerTime).toISOString().slice(0, 16) };
}

/** A local time `YYYY-MM-DDTHH:mm` in milliseconds, as if it were UTC; null while it is incomplete. */
function timeOf(local: unknown): number | null {
  if (typeof local !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return null;
  const time = Date.parse(`${local.slice(0, 16)}Z`);
  return Number.isNaN(time) ? null : time;
}
