import { users, type UserRecord } from '@enlace/shared-contract/identity';
import type { Field, FormValues } from '@enlace/shared-forms';

/** The parts of the profile that are edited together. */
export const sectionNames = ['about', 'work', 'skills', 'links', 'place'] as const;

export type SectionName = (typeof sectionNames)[number];

/** Names of the form's fields of each section. */
export const sectionFields = {
  about: ['first_name', 'last_name', 'headline', 'bio'],
  work: ['area_id', 'job_title_id', 'seniority_id', 'company', 'job_types'],
  skills: ['tech_skills', 'general_skills', 'languages'],
  links: ['linkedin', 'website', 'github', 'phone'],
  place: ['city', 'country_code', 'state_id', 'chapter_id'],
} as const satisfies Readonly<Record<SectionName, readonly string[]>>;

export type SectionField = (typeof sectionFields)[SectionName][number];

type Values = Readonly<Record<string, unknown>>;

const references: Readonly<Record<string, 'area' | 'seniority' | 'chapter' | 'country_state' | 'job_title'>> = {
  area_id: 'area',
  seniority_id: 'seniority',
  chapter_id: 'chapter',
  state_id: 'country_state',
  job_title_id: 'job_title',
};
const relationOf = (name: string) => users.relations.find(({ field }) => field === name);

/** The stored values as a form begins with them. */
export function startValues(fields: readonly Field[], user: UserRecord): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, storedValue(name, user)]));
}

/** The stored value of a field as its form has it. */
export function storedValue(name: string, user: UserRecord): string | string[] {
  const reference = references[name];
  if (reference !== undefined) return String(user[reference]?.id ?? '');
  const value = (user as Values)[name];
  if (relationOf(name) !== undefined) return idsOf(value);
  return typeof value === 'string' ? value : '';
}

/**
 * The values of a body that differ from the stored ones, as `editusers` takes them: emptied fields as empty texts,
 * lists as the difference of their ids.
 * @param body of a form, which has no empty fields
 */
export function changesOf(fields: readonly Field[], user: UserRecord, body: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name }): (readonly [string, unknown])[] => {
      const relation = relationOf(name);
      const [before, after] = [storedValue(name, user), body[name] ?? ''];
      if (relation === undefined) return after === before ? [] : [[name, after]];
      const [oldIds, newIds] = [idsOf(before), idsOf(after)];
      const lists = [
        [relation.attach, newIds.filter((id) => !oldIds.includes(id)).map(Number)],
        [relation.detach, oldIds.filter((id) => !newIds.includes(id)).map(Number)],
      ] as const;
      return lists.filter(([, ids]) => ids.length > 0);
    }),
  );
}

/**
 * Fields whose stored values were changed by another write than this one. Lists are sent as differences, so two changes
 * of a list do not exclude each other. A value that is stored as this write has it is no conflict: an earlier attempt,
 * whose answer was lost, can have stored it.
 * @param names of the fields that this write changes
 * @param changes that this write sends
 */
export function changedMeanwhile(
  names: readonly string[],
  changes: Values,
  before: UserRecord,
  now: UserRecord,
): readonly string[] {
  return names.filter((name) => {
    if (relationOf(name) !== undefined) return false;
    const value = storedValue(name, now);
    return value !== storedValue(name, before) && value !== changes[name];
  });
}

/** A record with the values of these fields from another one. */
export function withFieldsOf(record: UserRecord, source: UserRecord, names: readonly string[]): UserRecord {
  const keys = names.map((name) => references[name] ?? name);
  return { ...record, ...Object.fromEntries(keys.map((key) => [key, (source as Values)[key]])) };
}

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) =>
    String(typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry),
  );
}
