import { disposableDomains, pitches } from './spam-words';

/** The texts of a sender, independent of the form. */
export interface SenderTexts {
  /** First and last name. */
  readonly names: readonly string[];
  /** Short fields: company, position, place. */
  readonly lines: readonly string[];
  /** Free texts. */
  readonly texts: readonly string[];
  readonly email: string | null;
}

/** Signals that texts can have; `scoreEntry` has their points. */
export type TextSignal =
  | 'links'
  | 'manyLinks'
  | 'markup'
  | 'linkInName'
  | 'gibberish'
  | 'doubledName'
  | 'pitch'
  | 'manyPitches'
  | 'disposable'
  | 'otherScript';

const longestText = 10_000;

/** The signals of a sender's texts; they depend only on the texts. */
export function textSignals(sender: SenderTexts): TextSignal[] {
  const text = sender.texts.join('\n').slice(0, longestText);
  const everything = [...sender.names, ...sender.lines, text].join('\n').slice(0, longestText);
  const plainText = withoutMarks(everything).toLowerCase();
  const links = linksIn(text) + sender.lines.filter((line) => linksIn(line) > 1).length;
  const pitchCount = pitches.filter((pitch) => pitch.test(plainText)).length;
  const signals: (TextSignal | false)[] = [
    links >= 3 ? 'manyLinks' : links === 2 && 'links',
    /<\s*(a|script|iframe|img|svg|style|object|form)\b|\[(url|link|img)[=\]]/i.test(everything) && 'markup',
    sender.names.some((name) => linksIn(name) > 0 || /\d{3,}|[<>{}]|[$€]\s?\d/.test(name)) && 'linkInName',
    isGibberish(sender.names, text) && 'gibberish',
    isDoubled(sender.names) && 'doubledName',
    pitchCount >= 2 ? 'manyPitches' : pitchCount === 1 && 'pitch',
    disposableDomains.has(sender.email?.split('@').at(-1)?.toLowerCase() ?? '') && 'disposable',
    isOtherScript(text) && 'otherScript',
  ];
  return signals.filter((signal) => signal !== false);
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

const link =
  /(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:t|wa|bit)\.(?:me|ly)\/\S+|\b[a-z0-9-]{3,63}\.(?:ru|top|xyz|click|shop|site|online|win|vip|icu|buzz)\b/gi;

function linksIn(text: string): number {
  return text.match(link)?.length ?? 0;
}

/** Whether words look random. One such word is enough in a name; a text must contain many long ones. */
function isGibberish(names: readonly string[], text: string): boolean {
  if (names.some((name) => wordsOf(name).some(isRandomWord))) return true;
  const long = wordsOf(text.replace(link, ' ')).filter((word) => word.length >= 7);
  const random = long.filter(isRandomWord).length;
  return random >= 1 && random >= long.length * 0.4;
}

function wordsOf(text: string): string[] {
  return withoutMarks(text).match(/[a-zA-Z]{5,}/g) ?? [];
}

/** Whether a word has few vowels, many consonants in a row, or several capitals inside. */
function isRandomWord(word: string): boolean {
  if ((word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3) return true;
  if (/[bcdfghjklmnpqrstvwxz]{6,}/i.test(word)) return true;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  return word.length >= 8 && vowels / word.length < 0.13 && word !== word.toUpperCase();
}

/** Whether first and last name contain the same word, e.g. "RobertDus RobertDus"; spam often does. */
function isDoubled(names: readonly string[]): boolean {
  const [first = '', last = ''] = names.map((name) => name.trim().toLowerCase());
  return first.length >= 5 && first === last;
}

/** Whether most letters belong to a script other than Latin; the community writes Spanish, Portuguese and English. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return letters.length >= 20 && other / letters.length > 0.4;
}
