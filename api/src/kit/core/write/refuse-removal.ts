import { AppError } from '@enlace/shared-contract/errors';

/** The reason of a refused removal and its alternative. */
export interface RemovalRefusal {
  /** For the log. */
  readonly message: string;
  /** For the user, in the language of the answer; default: the general text of the error. */
  readonly reason?: string;
  /** The alternative for the user, in the same language: `Cancel the event instead.` */
  readonly alternative?: string;
  /** Facts for a screen, e.g. the rows that depend on this one. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The error of a `beforeRemove` that refuses: 409 HAS_DEPENDENTS, with the alternative in its text and its details. */
export function refuseRemoval({ message, reason, alternative, details = {} }: RemovalRefusal): AppError {
  const texts = [reason, alternative].filter((text) => text !== undefined);
  return new AppError('HAS_DEPENDENTS', {
    message,
    ...(texts.length === 0 ? {} : { userMessage: texts.join(' ') }),
    details: { ...details, ...(alternative === undefined ? {} : { alternative }) },
  });
}
