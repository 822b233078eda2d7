import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { LineField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import type { texts } from '../../locales/en';

export interface PersonOptions {
  readonly nameOf?: (name: string) => string;
  /** A browser knows only the data of its own user. */
  readonly isOther?: boolean;
  readonly emailHint?: string;
}

/** First name, last name and address of a person with a ticket. */
export function personFields(
  t: Translate<typeof texts>,
  { nameOf = (name) => name, isOther = false, emailHint }: PersonOptions = {},
): LineField[] {
  const completion = (value: string) => (isOther ? 'off' : value);
  return [
    {
      kind: 'text',
      name: nameOf('first_name'),
      label: t('details.firstName'),
      autoComplete: completion('given-name'),
    },
    {
      kind: 'text',
      name: nameOf('last_name'),
      label: t('details.lastName'),
      autoComplete: completion('family-name'),
    },
    {
      kind: 'email',
      name: nameOf('email'),
      label: t('details.email'),
      autoComplete: completion('email'),
      ...(emailHint !== undefined && { hint: emailHint }),
    },
  ];
}

/** The same error with its messages at other fields. */
export function moveErrors(error: unknown, fieldOf: (path: string) => string): unknown {
  if (!isAppError(error) || error.fields === undefined) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [fieldOf(path), messages] as const);
  const { code, userMessage, details, status, body } = error;
  return new AppError(code, { userMessage, details, status, body, fields: Object.fromEntries(fields) });
}

/** The server's messages about answers at the fields of their questions: `answers[12]`, `answers[12][0]`. */
export function placeAnswerErrors(error: unknown, nameOf: (questionId: number) => string): unknown {
  return moveErrors(error, (path) => {
    const id = /^answers\[(\d+)\]/.exec(path)?.[1];
    return id === undefined ? path : nameOf(Number(id));
  });
}
