import { foldText } from '@enlace/shared-contract/text';
import type { SearchKind } from '@enlace/shared-contract/site';

/** The most words of one search; more words take time and find the same. */
const mostWords = 8;

/** Words without a meaning of their own, in the three languages. */
const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at by can do does for from have how i in is it me my of on or our that the this to us we what when
  where which who why with you your
  al como con cual de del desde donde el ella en es esta este hacer la las lo los mi mis nos o para pero por puedo que
  quien se ser si sin sobre su sus tu tus un una unas unos y
  ao aos as com da das do dos e em eu fazer meu minha na nas no nos os ou pela pelo por posso quem sem seu sua um
  uma`.match(/[a-z]+/g),
);

/** Words that name a kind, in the three languages. */
const kindNames: Readonly<Partial<Record<SearchKind, string>>> = {
  chapters: 'chapter chapters capitulo capitulos',
  events: 'event events evento eventos meetup meetups encuentro encuentros encontro encontros',
  jobs: 'job jobs empleo empleos trabajo trabajos vacante vacantes vaga vagas emprego empregos trabalho trabalhos',
  courses: 'course courses curso cursos',
  companies: 'company companies empresa empresas',
  news: 'news story stories article articles noticia noticias articulo articulos artigo artigos',
  press: 'press prensa imprensa',
  perks: 'perk perks beneficio beneficios',
  jefa_perks: 'perk perks beneficio beneficios',
  investors: 'investor investors inversora inversoras inversionista inversionistas investidora investidoras',
  founders: 'founder founders fundadora fundadoras',
  people: 'speaker speakers ponente ponentes palestrante palestrantes leader leaders lider lideres lideresa lideresas',
};

/** The words of a search in their folded form, without repetitions, and without stop words unless all are. */
export function wordsOf(text: string): string[] {
  const words = new Set(foldedWords(text));
  const contentWords = [...words].filter((word) => !stopWords.has(word));
  return (contentWords.length > 0 ? contentWords : [...words]).slice(0, mostWords);
}

/** The whole search as one text, like `search_phrase` of the database (migration 0039). */
export function phraseOf(text: string): string {
  return foldedWords(text).join(' ');
}

/** A searched text and its words without stop words. */
export interface SearchTerms {
  readonly phrase: string;
  readonly words: readonly string[];
}

/** What entries of a kind must contain: "jobs in Lima" finds jobs with the word Lima. */
export function searchForKind({ phrase, words }: SearchTerms, kind: SearchKind): SearchTerms {
  const names = kindNames[kind]?.split(' ') ?? [];
  const otherWords = words.filter((word) => !names.includes(word));
  if (otherWords.length === 0 || otherWords.length === words.length) return { phrase, words };
  const phraseWords = phrase.split(' ').filter((word) => !names.includes(word));
  const isContent = (word: string): boolean => otherWords.includes(word);
  const [from, to] = [phraseWords.findIndex(isContent), phraseWords.findLastIndex(isContent)];
  return { phrase: phraseWords.slice(from, to + 1).join(' '), words: otherWords };
}

/**
 * The stem of a word, without the plural endings of the three languages: `talleres` finds `taller`, and `workshops`
 * finds `workshop`.
 */
export function stemOf(word: string): string {
  if (word.length >= 6 && word.endsWith('es')) return word.slice(0, -2);
  if (word.length >= 4 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** A text-search query for texts with a word that begins like this one. Words consist of letters and digits only. */
export function startOfWord(word: string): string {
  return `${stemOf(word)}:*`;
}

function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
