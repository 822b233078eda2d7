import { pinOf } from '@enlace/shared-contract/identity';
import type { LineField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import type { en } from './locales/en';

/** Translates the keys of the session screens. */
export type SessionText = Translate<typeof en>;

export function emailField(t: SessionText): LineField {
  return { kind: 'email', name: 'email', label: t('login.email'), autoComplete: 'username' };
}

/** The six digits of a mail. */
export function pinField(t: SessionText): LineField {
  return {
    kind: 'text',
    name: 'pin',
    label: t('reset.pin'),
    hint: t('reset.pinHint'),
    problem: t('errors.pin'),
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    parse: pinOf,
  };
}
