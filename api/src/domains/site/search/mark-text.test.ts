import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { markSnippet, markText } from './mark-text';
import { startOfWord, wordsOf } from './search-words';

const listMarkedParts = ({ text, marks }: ReturnType<typeof markText>): string[] =>
  marks.map(({ from, to }) => text.slice(from, to));

describe('marks in a text', () => {
  test('words by their start, without accents and case, in the original text', () => {
    const text = markText('¿Qué es la programación? Programar en São Paulo', wordsOf('PROGRAM sao'), false);
    assert.deepEqual(listMarkedParts(text), ['programación', 'Programar', 'São']);
  });

  test('combining accents do not move the marks', () => {
    assert.deepEqual(listMarkedParts(markText('Bogota\u0301 y Me\u0301rida', ['merida'], false)), ['Me\u0301rida']);
  });

  test('similar words only without exact ones', () => {
    assert.deepEqual(listMarkedParts(markText('Bogotá', ['bogata'], false)), []);
    assert.deepEqual(listMarkedParts(markText('Bogotá, Colombia', ['bogata'], true)), ['Bogotá']);
  });

  test('a long text is cut around its first mark, without tags', () => {
    const snippet = markSnippet(
      ['Nothing here', `<p>${'word '.repeat(100)}</p><b>Kubernetes</b> <script>x</script> ${'end '.repeat(100)}`],
      ['kubernetes'],
      false,
    );
    assert.deepEqual(listMarkedParts(snippet), ['Kubernetes']);
    assert.ok(snippet.text.startsWith('… ') && snippet.text.endsWith(' …') && snippet.text.length < 200);
    assert.ok(!snippet.text.includes('<'));
  });

  test('a record without texts has an empty snippet', () => {
    assert.deepEqual(markSnippet([null, ''], ['x'], false), { text: '', marks: [] });
  });
});

test('a search becomes words, never an expression', () => {
  assert.deepEqual(wordsOf(`O'Reilly & (x | !y) talleres 'a':*`).map(startOfWord), [
    'o:*',
    'reilly:*',
    'x:*',
    'y:*',
    'taller:*',
    'a:*',
  ]);
  assert.deepEqual(wordsOf('  ¡¿ ··· '), []);
});
