/**
 * Words for one gender with their counterpart, in the languages of the site. A text that has both is neutral. Words that
 * another language has for both genders, such as `director`, are left out.
 */
const pairs: readonly (readonly [masculine: string, feminine: string])[] = [
  ['he', 'she'],
  ['his', 'her'],
  ['salesman', 'saleswoman'],
  ['chairman', 'chairwoman'],
  ['desarrollador', 'desarrolladora'],
  ['desarrolladores', 'desarrolladoras'],
  ['ingeniero', 'ingeniera'],
  ['programador', 'programadora'],
  ['diseñador', 'diseñadora'],
  ['candidato', 'candidata'],
  ['administrador', 'administradora'],
  ['coordinador', 'coordinadora'],
  ['desenvolvedor', 'desenvolvedora'],
  ['desenvolvedores', 'desenvolvedoras'],
  ['engenheiro', 'engenheira'],
  ['diretor', 'diretora'],
  ['coordenador', 'coordenadora'],
];

/** Words without a counterpart that address one gender. */
const singles = ['guys', 'brotherhood', 'manpower', 'rockstar', 'ninja'] as const;

/** Endings for both genders: `desarrollador/a`, `ingeniero(a)`, `ingenier@`, `candidatx`. */
const bothEndings = String.raw`(?!\s?[/(@]\s?-?\(?[oaex]|[@])`;

/** `persona desarrolladora` and `pessoa desenvolvedora` are neutral. */
const neutralNoun = String.raw`(?<!(?:persona|pessoa)s? )`;

/** The words of a text that address one gender; empty for a neutral text. */
export function genderedWords(text: string): string[] {
  const lowerText = text.toLowerCase();
  const hasWord = (word: string): boolean =>
    new RegExp(String.raw`${neutralNoun}(?<![\p{L}])${word}(?![\p{L}])${bothEndings}`, 'u').test(lowerText);
  const ofPairs = pairs.flatMap(([masculine, feminine]) => {
    const foundWords = [masculine, feminine].filter(hasWord);
    return foundWords.length === 1 ? foundWords : [];
  });
  return [...new Set([...ofPairs, ...singles.filter(hasWord)])];
}
