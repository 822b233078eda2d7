import { type FormKind, replyPlaceholders } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';

import { type EntryData, textOf } from '../entry-values';
import { formTexts } from '../form-texts';

export interface ReplyFacts {
  readonly kind: FormKind;
  readonly reference: string;
  readonly name: string | null;
  readonly company_name: string | null;
  readonly data: EntryData;
  /** Name of the user who answers. */
  readonly me: string;
  readonly product: string;
}

/**
 * Replaces the placeholders in braces. An unknown placeholder stays; one without a value is removed together with the
 * space around it.
 */
export function fillReply(text: string, facts: ReplyFacts, locale: Locale): string {
  const name = facts.name ?? facts.company_name ?? '';
  const values: Readonly<Record<(typeof replyPlaceholders)[number], string>> = {
    first_name: textOf(facts.data, 'first_name') ?? name,
    name,
    company: facts.company_name ?? name,
    reference: facts.reference,
    what: formTexts[locale].yours[facts.kind],
    me: facts.me,
    product: facts.product,
  };
  const template = locale === 'pt' ? text.replace(/\bpor \{what\}/g, () => withPor(values.what)) : text;
  return replyPlaceholders.reduce((filledText, word) => {
    const value = values[word];
    const pattern = value === '' ? ` ?\\{${word}\\}` : `\\{${word}\\}`;
    return filledText.replace(new RegExp(pattern, 'g'), () => value);
  }, template);
}

/** In Portuguese, `por` and an article become one word: `pela sua mensagem`. */
function withPor(noun: string): string {
  return /^[ao] /.test(noun) ? `pel${noun}` : `por ${noun}`;
}

/** Words in braces that are no placeholders. */
export function unknownWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w{1,40})\}/g)].map(([, word]) => word ?? ''))];
}
