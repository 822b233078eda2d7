import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { isCancelled } from '@enlace/shared-data';
import type { Field } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { texts } from '../../texts';
import { accountTexts } from './texts';

/** `password`: the current one; `none`: a code can be requested; `code`: a code was mailed. */
export type ProofKind = 'password' | 'none' | 'code';

export interface Proof {
  readonly kind: ProofKind;
  /** The field of the proof in its form; none before a code was requested. */
  readonly fields: readonly Field[];
  readonly isRequesting: boolean;
  /** Why the code could not be mailed. */
  readonly failure: string | null;
  /** Mails a code, which then takes the place of the password. */
  readonly request: () => void;
}

/**
 * How the user proves to be the owner of the account: with the password, or with a mailed code for users who have none.
 * @param first the proof that the form begins with
 * @param mail requests the code
 */
export function useProof(first: ProofKind, mail: () => Promise<unknown>): Proof {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const [kind, setKind] = useState(first);
  const [isRequesting, setRequesting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fields: Readonly<Record<ProofKind, readonly Field[]>> = {
    none: [],
    password: [
      {
        kind: 'password',
        name: 'current_password',
        label: t('currentPassword'),
        autoComplete: 'current-password',
        isRequired: true,
      },
    ],
    code: [
      {
        kind: 'text',
        name: 'pin',
        label: t('code'),
        hint: t('codeHint'),
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        isRequired: true,
        check: ({ pin }) => (/^\D*(\d\D*){6}$/.test(String(pin)) ? null : t('problems.code')),
      },
    ],
  };
  const request = () => {
    setRequesting(true);
    setFailure(null);
    mail().then(
      () => {
        setRequesting(false);
        setKind('code');
      },
      (error: unknown) => {
        if (isCancelled(error)) return;
        setRequesting(false);
        setFailure((isAppError(error) && error.userMessage) || common('failed'));
      },
    );
  };
  return { kind, fields: fields[kind], isRequesting, failure, request };
}

/** The six digits of a code, however they were pasted. */
export function digitsOf(code: unknown): string {
  return String(code).replace(/\D/g, '');
}

/** Runs a call with a code; a refused code is a problem of its field. */
export async function withCode<A>(call: Promise<A>): Promise<A> {
  try {
    return await call;
  } catch (error) {
    if (!isAppError(error) || error.code !== 'INVALID_PIN') throw error;
    throw new AppError('VALIDATION_FAILED', { fields: { pin: [error.userMessage ?? ''] } });
  }
}
