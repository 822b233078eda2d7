import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { type FieldText, fieldText } from '../../../infrastructure/errors/field-texts';

export function refuse(field: string, text: FieldText, locale: Locale): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: `${field}: ${text}`,
    fields: { [field]: [fieldText(locale, text)] },
  });
}
