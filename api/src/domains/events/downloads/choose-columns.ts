import { AppError } from '@enlace/shared-contract/errors';

import type { AnswerColumn } from './answer-columns';
import { attendeeColumns, timeColumns } from './attendees-file';
import type { EventOfFile } from './event-of-file';

interface ChosenColumns {
  readonly columns: readonly string[];
  readonly answerColumns: readonly AnswerColumn[];
}

/**
 * The columns of a list such as `first_name,q12`, in the order of the file; all without a list. Times of several events
 * bring the column with their zones. Throws VALIDATION_FAILED.
 */
export function chooseColumns(
  list: string | undefined,
  answers: readonly AnswerColumn[],
  event: EventOfFile | null,
): ChosenColumns {
  const keys = (list ?? '').split(',').filter(Boolean);
  if (keys.length === 0) return { columns: attendeeColumns, answerColumns: answers };
  const knownKeys = [...attendeeColumns, ...answers.map(({ key }) => key)];
  const unknownKey = keys.find((key) => !knownKeys.includes(key));
  if (unknownKey !== undefined) {
    const message = `no column ${unknownKey}`;
    throw new AppError('VALIDATION_FAILED', { message, fields: { columns: [message] } });
  }
  const needsZones = event === null && keys.some((key) => timeColumns.includes(key));
  const chosenKeys = needsZones ? [...keys, 'timezone'] : keys;
  return {
    columns: attendeeColumns.filter((name) => chosenKeys.includes(name)),
    answerColumns: answers.filter(({ key }) => keys.includes(key)),
  };
}
