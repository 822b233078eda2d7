import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { type FieldText, fieldText } from '../../../infrastructure/errors/field-texts';

/** The person who chooses a password. Parts that are not known are left out. */
export interface PasswordOwner {
  readonly email?: string;
  readonly names?: readonly string[];
  /** Name of the site, which every stranger knows. */
  readonly product?: string;
}

/**
 * Throws VALIDATION_FAILED for a password that many people use, or that consists of the owner's name or address, or of
 * the name of the site.
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner, locale: Locale): Promise<void> {
  const fault: FieldText | null = (await isCommon(password))
    ? 'commonPassword'
    : isMadeOf(password, [owner.email ?? '', (owner.email ?? '').split('@')[0] ?? '', ...(owner.names ?? [])])
      ? 'personalPassword'
      : isMadeOf(password, [owner.product ?? ''])
        ? 'productPassword'
        : null;
  if (fault === null) return;
  const fields = { password: [fieldText(locale, fault)] };
  throw new AppError('VALIDATION_FAILED', { message: `password: ${fault}`, fields });
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords from leaks. They are loaded with the first password that is set. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** Letters; a shorter rest is as easy to guess as no rest. */
const fewestLetters = 4;

/** Whether a password is in the list as it is, or with digits and signs before and after it removed. */
async function isCommon(password: string): Promise<boolean> {
  const passwords = await loadCommonPasswords();
  const word = password.normalize('NFKC').toLowerCase();
  const core = word.slice(Math.max(0, word.search(/\p{L}/u)), word.search(/\p{L}[^\p{L}]*$/u) + 1);
  return passwords.has(word) || (core.length >= fewestLetters && passwords.has(core));
}

/** Whether a password is little more than these words and their parts, in any letters and with any digits. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const words = texts
    .flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}\p{M}]+/u).map(lettersOf)])
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const letters = lettersOf(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters);
  return rest.length < letters.length && rest.length < fewestLetters;
}

/** The letters of a text, small and without accents. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
}
