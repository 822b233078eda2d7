import type { FieldErrors, Locale } from '@enlace/shared-contract';

import type { PlanFailure } from '../history/history.tables';
import { appErrorOf } from '../../infrastructure/errors/error-handler';
import { errorTexts } from '../../infrastructure/errors/error-texts';
import { fieldText } from '../../infrastructure/errors/field-texts';

/** Why a plan could not be carried out, as it is kept. */
export function failureOf(raised: unknown, locale: Locale): PlanFailure {
  const { code, fields = missingIn(raised, locale) } = appErrorOf(raised);
  return { code, locale, fields };
}

/** The column that the database would not leave empty; the embedded one names it in its message only. */
function missingIn(raised: unknown, locale: Locale): FieldErrors {
  if (!(raised instanceof Error)) return {};
  const told: unknown = 'column' in raised ? raised.column : null;
  const column = typeof told === 'string' ? told : /^null value in column "(\w+)"/.exec(raised.message)?.[1];
  return column === undefined ? {} : { [column]: [fieldText(locale, 'required')] };
}

/** The same in words: in the language of whoever reads, if that is known, else of whoever planned. */
export function failureText(failure: PlanFailure | null, lang: Locale | null) {
  if (failure === null) return null;
  const { code, locale, fields } = failure;
  return { message: errorTexts[lang ?? locale][code] ?? '', fields };
}
