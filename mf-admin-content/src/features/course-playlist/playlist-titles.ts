/** A title that names its module: `Módulo 1 – Variables`. */
interface TitleParts {
  readonly module: string;
  readonly title: string;
}

type ReadTitle = (title: string) => TitleParts | null;

const moduleWords = [
  'm[oó]dulo',
  'module',
  'parte?',
  'unit',
  'unidade?',
  'section',
  'secci[oó]n',
  'se[cç][aã]o',
  'chapter',
  'cap[ií]tulo',
  'week',
  'semana',
  'day',
  'd[ií]a',
  'tema',
  'bloque',
  'bloco',
].join('|');
const wordAndNumber = new RegExp(`^((?:${moduleWords})\\s*#?\\s*\\d{1,3})(?:\\s*[-–—:|.·]\\s*|\\s+)(\\S.*)$`, 'iu');
const twoNumbers = /^(\d{1,3})\.\d{1,3}[.)]?\s*(?:[-–—:|]\s*)?(\S.*)$/u;
const textAndSeparator = /^(.{2,60}?)(?:\s+[-–—|]\s+|:\s+)(\S.*)$/u;

/** A module word at the end of a text, where its number follows. */
const wordAtEnd = new RegExp(`(?<!\\p{L})(?:${moduleWords})\\s*#?\\s*$`, 'iu');

const readWith =
  (pattern: RegExp, nameOf: (match: string) => string = (match) => match): ReadTitle =>
  (title) => {
    const [, module, rest] = pattern.exec(title.trim()) ?? [];
    return module === undefined || rest === undefined ? null : { module: nameOf(module.trim()), title: rest.trim() };
  };

/** Equal for modules that differ in case and spaces only. */
export function keyOfModule(module: string): string {
  return module.toLowerCase().replace(/\s+/g, '');
}

/**
 * The modules that titles name, in one of three forms: `Part 2: …`, `1.3 …`, or a text before a separator that several
 * titles share. Null for a title without a module, and null when titles have no such form in common.
 * @param nameOf name of a module by its number
 */
export function modulesOfTitles(
  titles: readonly string[],
  nameOf: (number: string) => string,
): readonly (TitleParts | null)[] | null {
  const forms = [
    { read: readWith(wordAndNumber), isShared: false },
    { read: readWith(twoNumbers, nameOf), isShared: false },
    { read: readWith(textAndSeparator), isShared: true },
  ];
  for (const { read, isShared } of forms) {
    const parts = titles.map(read);
    const names = parts.flatMap((part) => (part === null ? [] : [keyOfModule(part.module)]));
    const moduleCount = new Set(names).size;
    const hasShared = !isShared || moduleCount < names.length;
    if (names.length * 2 >= titles.length && moduleCount > 1 && hasShared) return parts;
  }
  return null;
}

/**
 * The words that all titles begin with, with their separator; null when titles would have no words left. A word that
 * belongs to the number of a module is not one of them.
 */
export function commonPrefixOf(titles: readonly string[]): string | null {
  const [first = ''] = titles;
  if (titles.length < 2) return null;
  let length = first.length;
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1;
  const [words = ''] = /^.*[\s\-–—:|·.,/#]/u.exec(first.slice(0, length)) ?? [];
  const prefix = words.replace(wordAtEnd, '');
  const hasWords = titles.every((title) => /\p{L}/u.test(title.slice(prefix.length)));
  return prefix.trim() !== '' && hasWords ? prefix : null;
}
