import type { FieldErrors } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { PlanFailure } from './drafts.tables';
import { appErrorOf } from '../../../infrastructure/errors/error-handler';
import { errorTexts } from '../../../infrastructure/errors/error-texts';
import { fieldText } from '../../../infrastructure/errors/field-texts';

/** The reason why a plan failed, as stored. */
export function failureOf(thrownError: unknown, locale: Locale): PlanFailure {
  const { code, fields = missingIn(thrownError, locale) } = appErrorOf(thrownError);
  return { code, locale, fields };
}

/** The column that must not be empty. The embedded database names it only in its message. */
function missingIn(thrownError: unknown, locale: Locale): FieldErrors {
  if (!(thrownError instanceof Error)) return {};
  const columnName: unknown = 'column' in thrownError ? thrownError.column : null;
  const column =
    typeof columnName === 'string' ? columnName : /^null value in column "(\w+)"/.exec(thrownError.message)?.[1];
  return column === undefined ? {} : { [column]: [fieldText(locale, 'required')] };
}

/** The failure as text: in the reader's language if it is known, else in the language of the user who planned it. */
export function failureText(failure: PlanFailure | null, lang: Locale | null) {
  if (failure === null) return null;
  const { code, locale, fields } = failure;
  return { message: errorTexts[lang ?? locale][code] ?? '', fields };
}
