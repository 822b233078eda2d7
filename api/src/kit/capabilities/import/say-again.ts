import type { ImportRow } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';

import { type FieldText, fieldText, textKeyOf } from '../../../infrastructure/errors/field-texts';
import type { Plan } from './plan-rows';

/** Texts without a limit; they depend on other lines or on rows of the database. */
const plainKeys: readonly FieldText[] = ['twice', 'taken', 'notAllowed'];

/**
 * The stored errors of lines in the language of the viewer, who can have changed it since the check. `plans` are new
 * plans of these lines in that language; errors that a plan of few lines cannot contain keep their stored text.
 */
export function sayAgain(rows: readonly ImportRow[], plans: readonly Plan[], locale: Locale): ImportRow[] {
  const newErrors = new Map(plans.map(({ row, errors }) => [row, errors]));
  return rows.map((row) => {
    const errors = Object.entries(row.errors).map(([field, storedTexts]) => [
      field,
      newErrors.get(row.row)?.[field] ?? storedTexts.map((text) => translateText(text, locale)),
    ]);
    return { ...row, errors: Object.fromEntries(errors) as ImportRow['errors'] };
  });
}

function translateText(text: string, locale: Locale): string {
  const key = textKeyOf(text, plainKeys);
  return key === undefined ? text : fieldText(locale, key);
}
