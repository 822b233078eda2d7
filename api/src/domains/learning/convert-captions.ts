import { AppError } from '@enlace/shared-contract/errors';
import { longestCaptions, parseCaptions, toWebVtt } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';

import type { Row } from '../../kit/core/table/repository';
import { learningTexts } from './learning-texts';

/** The values of a lesson with its captions as WebVTT. Throws VALIDATION_FAILED for a text that is no captions. */
export function convertCaptions(values: Row, locale: Locale): Row {
  const { captions: text } = values;
  if (typeof text !== 'string' || text === '') return values;
  const texts = learningTexts[locale].captions;
  const { fault } = parseCaptions(text);
  if (fault !== null) throw refusal(texts[fault.kind].replace('{line}', String(fault.line)));
  const captions = toWebVtt(text);
  // The times of WebVTT can be longer than those that were pasted.
  if (captions.length > longestCaptions) throw refusal(texts.long);
  return { ...values, captions };
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'learning: captions', fields: { captions: [text] } });
}
