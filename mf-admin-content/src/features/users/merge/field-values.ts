import { mergeFields, type MergeField, type UserRecord } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';

/** The value of a field as text in a language; empty for no value. */
export function valueOf(user: UserRecord, field: MergeField, locale: Locale = 'en'): string {
  if (field === 'area_id') return user.area?.name ?? '';
  if (field === 'chapter_id') return user.chapter?.name ?? '';
  if (field === 'seniority_id') return user.seniority?.name ?? '';
  if (field === 'job_title_id') return user.job_title?.name ?? '';
  if (field === 'country_code') return countryName(user, locale);
  if (field === 'avatar') return user.avatar?.url.split('/').at(-1) ?? '';
  if (field === 'privacy')
    return Object.entries(user.privacy)
      .map(([part, level]) => `${part}: ${level}`)
      .join(', ');
  return user[field] ?? '';
}

function countryName({ country_code: code, country }: UserRecord, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return (code && names.of(code)) || (country ?? '');
}

/** Fields in which two accounts differ. */
export function differingFields(one: UserRecord, other: UserRecord): readonly MergeField[] {
  return mergeFields.filter((field) => valueOf(one, field) !== valueOf(other, field));
}

/** The default selection: fields that are empty in the remaining account. */
export function proposeFields(winner: UserRecord, loser: UserRecord): ReadonlySet<MergeField> {
  return new Set(differingFields(winner, loser).filter((field) => valueOf(winner, field) === ''));
}
