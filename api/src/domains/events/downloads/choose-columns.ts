import { AppError } from '@enlace/shared-contract/errors';

import type { AnswerColumn } from './answer-columns';
import { attendeeColumns } from './attendees-file';

interface ChosenColumns {
  readonly columns: readonly string[];
  readonly answerColumns: readonly AnswerColumn[];
}

/** The columns of a list such as `first_name,q12`, in the order of the file; all without a list. Throws VALIDATION_FAILED. */
export function chooseColumns(list: string | undefined, answers: readonly AnswerColumn[]): ChosenColumns {
  const keys = (list ?? '').split(',').filter(Boolean);
  if (keys.length === 0) return { columns: attendeeColumns, answerColumns: answers };
  const knownKeys = [...attendeeColumns, ...answers.map(({ key }) => key)];
  const unknownKey = keys.find((key) => !knownKeys.includes(key));
  if (unknownKey !== undefined) {
    const message = `no column ${unknownKey}`;
    throw new AppError('VALIDATION_FAILED', { message, fields: { columns: [message] } });
  }
  return {
    columns: attendeeColumns.filter((name) => keys.includes(name)),
    answerColumns: answers.filter(({ key }) => keys.includes(key)),
  };
}
