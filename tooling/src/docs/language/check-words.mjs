import { readWords } from './read-words.mjs';

const outsideReference = /\b(?:SPEC|DESIGN|CONVENTIONS)\b(?!\.)|\bresearch\/|§/;

/** Nouns in -ed, and names of fields that a library or the wire fixes. */
const allowedWords = new Set(
  'allowed authenticated bed checked disabled embed embedded enabled expanded expected feed loaded need parsed protected red required seed selected shared speed'.split(
    ' ',
  ),
);

function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_$]/g, ' ')
    .toLowerCase();
}

function checkSynonyms(text, synonyms) {
  const plainText = ` ${text.replace(/[^A-Za-z0-9]+/g, ' ').toLowerCase()} `;
  return [...synonyms].filter(([phrase]) => plainText.includes(` ${phrase} `));
}

function isLoneWord(name, loneNames) {
  return loneNames.has(name) || (/^[a-z]+ed$/.test(name) && !allowedWords.has(name));
}

function checkComment({ line, text }, { synonyms }) {
  const outside = outsideReference.exec(text);
  const code = /`[^`]*`/g;
  return [
    ...checkSynonyms(text.replace(code, ' '), synonyms).map(([phrase, term]) => ({
      line,
      message: `the comment uses "${phrase}"`,
      remedy: `write a sentence with subject and verb; the glossary has "${term}"`,
    })),
    ...(outside === null
      ? []
      : [
          {
            line,
            message: `the comment refers to "${outside[0]}", which the reader cannot open`,
            remedy: 'state the fact, or link to docs/SPECIFICATION.md',
          },
        ]),
  ];
}

function checkName({ line, name, isLoneName }, { synonyms, loneNames }) {
  return [
    ...checkSynonyms(wordsOf(name), synonyms).map(([phrase, term]) => ({
      line,
      message: `the name ${name} contains "${phrase}"`,
      remedy: `use a term of docs/GLOSSARY.md: ${term}`,
    })),
    ...(isLoneName && isLoneWord(name, loneNames)
      ? [{ line, message: `the name ${name} is no noun`, remedy: 'add the noun: foundRow instead of found' }]
      : []),
  ];
}

/** Violations of the glossary in one source file: `[{ path, line, message, remedy }]`. */
export function checkWords(path, source, glossary) {
  const { comments, names } = readWords(path, source);
  return [
    ...comments.flatMap((comment) => checkComment(comment, glossary)),
    ...names.flatMap((name) => checkName(name, glossary)),
  ].map((violation) => ({ path, ...violation }));
}
