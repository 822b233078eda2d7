import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { markSnippet, markText } from './mark-text';
import { phraseOf, searchForKind, startOfWord, wordsOf } from './search-words';

const listMarkedParts = ({ text, marks }: ReturnType<typeof markText>): string[] =>
  marks.map(({ from, to }) => text.slice(from, to));

const search = (text: string, isNear = false) => ({ phrase: phraseOf(text), words: wordsOf(text), isNear });

describe('marks in a text', () => {
  test('words by their start, without accents and case, in the original text', () => {
    const text = markText('¿Qué es la programación? Programar en São Paulo', search('PROGRAM sao'));
    assert.deepEqual(listMarkedParts(text), ['programación', 'Programar', 'São']);
  });

  test('combining accents do not move the marks', () => {
    assert.deepEqual(listMarkedParts(markText('Bogota\u0301 y Me\u0301rida', search('merida'))), ['Me\u0301rida']);
  });

  test('similar words only without exact ones', () => {
    assert.deepEqual(listMarkedParts(markText('Bogotá', search('bogata'))), []);
    assert.deepEqual(listMarkedParts(markText('Bogotá, Colombia', search('bogata', true))), ['Bogotá']);
  });

  test('a long text is cut around its first mark, without tags', () => {
    const snippet = markSnippet(
      ['Nothing here', `<p>${'word '.repeat(100)}</p><b>Kubernetes</b> <script>x</script> ${'end '.repeat(100)}`],
      [],
      search('kubernetes'),
    );
    assert.deepEqual(listMarkedParts(snippet), ['Kubernetes']);
    assert.ok(snippet.text.startsWith('… ') && snippet.text.endsWith(' …') && snippet.text.length < 200);
    assert.ok(!snippet.text.includes('<'));
  });

  test('a record without texts has an empty snippet', () => {
    assert.deepEqual(markSnippet([null, ''], [], search('x')), { text: '', marks: [] });
  });
});

describe('the snippet of a record', () => {
  const filler = 'Some words about other things follow here. '.repeat(12);

  test('shows the searched text as a whole rather than its words, without marks on stop words', () => {
    const texts = [`Every line of code is ours. ${filler}`, `${filler} Our code of conduct is short. ${filler}`];
    const snippet = markSnippet(texts, [], search('code of conduct'));
    assert.match(snippet.text, /Our code of conduct is short/);
    assert.deepEqual(listMarkedParts(snippet), ['code', 'conduct']);
  });

  test('shows the place with most of the words', () => {
    const snippet = markSnippet(
      [`Data first. ${filler} An engineer cleans data. ${filler}`],
      [],
      search('data engineer'),
    );
    assert.deepEqual(listMarkedParts(snippet), ['engineer', 'data']);
  });

  test('comes from a text in another language only when the language of the viewer has none of the words', () => {
    const textFor = (text: string, other: string) => markSnippet([text], [other], search('dinero')).text;
    assert.equal(textFor('Our money', 'Nuestro dinero'), 'Nuestro dinero');
    assert.equal(textFor('Our dinero', 'Nuestro dinero'), 'Our dinero');
    assert.equal(textFor('Our money', 'Nuestra casa'), 'Our money');
  });
});

test('stop words count only when there are no others, and short words only as a whole', () => {
  assert.deepEqual(wordsOf('How do I start a chapter in São Paulo?'), ['start', 'chapter', 'sao', 'paulo']);
  assert.deepEqual(wordsOf('how to'), ['how', 'to']);
  assert.deepEqual(listMarkedParts(markText('R in research', search('R'))), ['R']);
});

test('a word that names a kind selects the kind and is no word of its entries', () => {
  const terms = search('jobs in Lima');
  assert.deepEqual(searchForKind(terms, 'jobs'), { phrase: 'lima', words: ['lima'] });
  assert.deepEqual(searchForKind(terms, 'events').words, ['jobs', 'lima']);
  assert.deepEqual(searchForKind(search('cursos'), 'courses').words, ['cursos']);
});

test('a search becomes words, never an expression', () => {
  assert.deepEqual(wordsOf(`O'Reilly & (x | !y) talleres 'a':*`).map(startOfWord), ['reilly:*', 'x:*', 'taller:*']);
  assert.deepEqual(wordsOf('  ¡¿ ··· '), []);
});
