import type { LineField } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';

/** Translates the shell's keys. */
export type ShellText = Translate<typeof en>;

export function emailField(t: ShellText): LineField {
  return { kind: 'email', name: 'email', label: t('session.login.email'), autoComplete: 'username' };
}

/** The six digits of a mail. */
export function pinField(t: ShellText): LineField {
  return {
    kind: 'text',
    name: 'pin',
    label: t('session.reset.pin'),
    hint: t('session.reset.pinHint'),
    problem: t('session.errors.pin'),
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  };
}
