import type { ConvertTarget } from '@enlace/shared-contract/forms';
import { companyFlags, companySizes } from '@enlace/shared-contract/partners';

import { type EntryData, textOf } from '../entry-values';
import { messageOf } from './entry-fields';

/** The parts of an entry from which a record is created. */
export interface Convertible {
  readonly reference: string;
  readonly kind: string;
  readonly locale: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly company_name: string | null;
  readonly data: EntryData;
  readonly created_at: Date;
}

type Values = Readonly<Record<string, string>>;
type NewFields = Readonly<Record<string, string | null | undefined>>;

/** Fields of a new record, as far as the entry contains them; the user can change them before the conversion. */
export function valuesFor(target: ConvertTarget, entry: Convertible): Values {
  const fields = makers[target](entry, (name) => textOf(entry.data, name));
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  );
}

const makers: Readonly<
  Record<ConvertTarget, (entry: Convertible, text: (name: string) => string | null) => NewFields>
> = {
  company: (entry, text) => ({
    name: entry.company_name,
    website: text('website'),
    linkedin: text('linkedin'),
    city: text('city'),
    country_code: text('country_code'),
    size: companySizes.find((size) => size === text('company_size')),
    founded_year: numberText(entry.data['founded_year']),
    description: text('description'),
    ...Object.fromEntries(
      companyFlags.filter((flag) => entry.data[flag] === true).map((flag) => [flag, 'true'] as const),
    ),
  }),
  press: (entry, text) => ({
    title: text('topic') ?? text('event_name') ?? entry.reference,
    outlet: text('media_name') ?? text('organization_name') ?? entry.company_name,
    url: text('event_url') ?? text('website'),
    published_on: text('event_date') ?? entry.created_at.toISOString().slice(0, 10),
    author: entry.name,
    kind: entry.kind === 'press_interview' ? 'interview' : 'article',
    language: entry.locale,
    summary: messageOf(entry.data)?.slice(0, 600),
  }),
  account: (entry, text) => ({
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: entry.email,
    company: entry.company_name,
    headline: text('position'),
    locale: entry.locale,
    role:
      entry.kind === 'investor_contact'
        ? 'investors'
        : entry.kind === 'sponsor_recruiter_account' && text('account_type') === 'recruiter'
          ? 'recruiters'
          : null,
  }),
};

function numberText(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : null;
}
