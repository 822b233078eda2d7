import { type FormFamily, nameOf, searchTextOf, selectFilledFields, type SeedRow } from '@enlace/api/seeding';
import type { FormKind } from '@enlace/shared-contract/forms';

import { takePartEntries } from './data/take-part-texts';
import { dayMs } from './times';

const prefixes: Partial<Record<FormKind, string>> = {
  chapter_start: 'CH',
  talk_proposal: 'TA',
  hosting_offer: 'HO',
  volunteering: 'VO',
  incident_report: 'RE',
};

/** Entries of the forms for taking part, and reports of incidents, of the last months. */
export function makeTakePartEntries(now: Date): SeedRow[] {
  return takePartEntries.map(({ kind, locale, daysAgo, state = 'new', fields }, index): SeedRow => {
    const data = selectFilledFields(fields);
    const reference = `${prefixes[kind]}-${(index + 25_900_000).toString(30).toUpperCase()}`;
    const family: FormFamily = kind === 'incident_report' ? 'incident' : 'take_part';
    const createdAt = new Date(now.getTime() - daysAgo * dayMs - 5_400_000);
    return {
      reference,
      family,
      kind,
      state,
      locale,
      name: nameOf(data),
      email: data['email'] ?? null,
      company_name: data['company_name'] ?? null,
      topic_id: null,
      chapter_id: null,
      data,
      is_complete: true,
      score: 0,
      signals: [],
      note: null,
      search_text: searchTextOf(reference, data),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}
