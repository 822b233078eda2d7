import { type FormKind, type Locale, replyPlaceholders } from '@enlace/shared-contract';

import { type EntryData, textOf } from '../entry-values';
import { formTexts } from '../form-texts';

export interface ReplyFacts {
  readonly kind: FormKind;
  readonly reference: string;
  readonly name: string | null;
  readonly company_name: string | null;
  readonly data: EntryData;
  /** Who answers. */
  readonly me: string;
  readonly product: string;
}

/** Fills the words in braces. One that means nothing stays; one that the entry cannot fill leaves no gap. */
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
  return replyPlaceholders.reduce((filled, word) => {
    const value = values[word];
    const pattern = value === '' ? ` ?\\{${word}\\}` : `\\{${word}\\}`;
    return filled.replace(new RegExp(pattern, 'g'), () => value);
  }, text);
}

/** Words in braces that are left. */
export function unknownWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w{1,40})\}/g)].map(([, word]) => word ?? ''))];
}
