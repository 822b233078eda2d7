import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { fieldText } from '../../infrastructure/errors/field-texts';
import type { EntryData } from './entry-values';

/**
 * The fields of a report that its entry keeps: without name and e-mail when the report is anonymous, also when the form
 * sent them. Throws VALIDATION_FAILED on the e-mail when a report with a name has none.
 */
export function keepReport(values: EntryData, locale: Locale): EntryData {
  const { first_name: _name, email, ...rest } = values;
  if (values['report_identity'] === 'anonymous') return rest;
  if (typeof email === 'string' && email !== '') return values;
  throw new AppError('VALIDATION_FAILED', {
    message: 'a report with a name needs an e-mail',
    fields: { email: [fieldText(locale, 'required')] },
  });
}
