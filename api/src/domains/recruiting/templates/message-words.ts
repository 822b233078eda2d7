import { candidatePlaceholders } from '@enlace/shared-contract/recruiting';

type MessageFacts = Readonly<Record<(typeof candidatePlaceholders)[number], string>>;

const isPlaceholder = (word: string): word is keyof MessageFacts => candidatePlaceholders.some((one) => one === word);

const inBraces = /\{([^{}\n]{0,40})\}/g;

/** Replaces the placeholders in braces; values are not read for placeholders again. */
export function fillMessage(text: string, facts: MessageFacts): string {
  return text.replace(inBraces, (whole, word: string) => (isPlaceholder(word) ? facts[word] : whole));
}

/** Words in braces that are no placeholders. */
export function unknownWordsOf(text: string): readonly string[] {
  const words = [...text.matchAll(inBraces)].map(([, word = '']) => word);
  return [...new Set(words.filter((word) => !isPlaceholder(word)))];
}
