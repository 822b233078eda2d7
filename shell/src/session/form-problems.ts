import type { ErrorView } from '@enlace/shared-data';
import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';

/** Translates the shell's keys. */
export type ShellText = Translate<typeof en>;

/** Problem of each field, in the person's language; a field without one is absent. */
export type Problems = Readonly<Record<string, string>>;

export type FieldKind = 'email' | 'pin' | 'password' | 'newPassword';

/** What the browser can tell before sending; the server checks everything again. */
export function problemsOf(values: Problems, kinds: Readonly<Record<string, FieldKind>>, t: ShellText): Problems {
  const found = Object.entries(kinds).flatMap(([name, kind]) => {
    const problem = problemOf(values[name]?.trim() ?? '', kind, t);
    return problem === null ? [] : [[name, problem]];
  });
  return Object.fromEntries(found);
}

function problemOf(value: string, kind: FieldKind, t: ShellText): string | null {
  if (value === '') return t('session.errors.required');
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)) return t('session.errors.email');
  if (kind === 'pin' && !/^\d{6}$/.test(value)) return t('session.errors.pin');
  if (kind === 'newPassword' && value.length < 8) return t('session.errors.short');
  return null;
}

/** The server's messages by field. */
export function serverProblems(error: ErrorView | null): Problems {
  return Object.fromEntries(Object.entries(error?.fields ?? {}).map(([name, messages]) => [name, messages.join(' ')]));
}

/** The sentence above a form that failed; empty when the fields say it all. */
export function summaryOf(error: ErrorView | null, t: ShellText): string {
  if (error === null || Object.keys(error.fields).length > 0) return '';
  if (error.code === 'NETWORK') return t('session.errors.network');
  return error.message || t('session.errors.unknown');
}
