import type { Words } from '@enlace/api/seeding';
import type { Locale } from '@enlace/shared-contract/text';

/** Values of the placeholders in a text, by language. */
export type Fillings = Readonly<Record<string, Words>>;

/** A text in three languages, with its placeholders replaced and a capital first letter. */
export function fill(words: Words, fillings: Fillings): Words {
  const [en, es, pt] = ([0, 1, 2] as const).map((at) =>
    capital(words[at].replace(/\{(\w+)\}/g, (gap, name: string) => fillings[name]?.[at] ?? gap)),
  );
  return [en ?? '', es ?? '', pt ?? ''];
}

/** The same word in all languages. */
export function same(word: string): Words {
  return [word, word, word];
}

/** Paragraphs in three languages. */
export function paragraphs(...parts: readonly Words[]): Words {
  const join = (at: 0 | 1 | 2): string => parts.map((part) => part[at]).join('\n\n');
  return [join(0), join(1), join(2)];
}

/** Paragraphs as HTML, in the form of rich text fields. */
export function richParagraphs(...parts: readonly Words[]): Words {
  const join = (at: 0 | 1 | 2): string => parts.map((part) => `<p>${escapeText(part[at])}</p>`).join('');
  return [join(0), join(1), join(2)];
}

export function inLocale(words: Words, locale: Locale): string {
  return words[{ en: 0, es: 1, pt: 2 }[locale] as 0 | 1 | 2];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
