import { cleanLine, cleanText } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readAnswer } from '../../domains/events/questions/read-answer';
import { readAnswers } from '../../domains/recruiting/questions/read-answers';
import { decodeText, guessDelimiter, parseCsv } from '../capabilities/import/parse-csv';

const odd = ' Disen\u0303o\u200B  a\0b\uD800 ';
const oddLine = 'Diseño ab';

describe('a text with signs that a database refuses, or that are invisible', () => {
  test('is cleaned by the readers of texts', () => {
    assert.equal(cleanLine(odd), oddLine);
    assert.equal(cleanText('\uDC00a\uD83D\uDE00'), 'a😀');
  });

  test('is cleaned in the answers to the questions of an event, and none when nothing is left', () => {
    const question = { id: 1, min: null, max: null, choices: [] };
    const sources = { locale: 'en', countries: new Map() };
    const answerTo = (type: string, raw: unknown) =>
      readAnswer(
        { ...question, type } as unknown as Parameters<typeof readAnswer>[0],
        raw,
        sources as Parameters<typeof readAnswer>[2],
      );
    assert.deepEqual(answerTo('text', odd), { value: oddLine });
    assert.deepEqual(answerTo('textarea', 'a\0\r\n\u200Bb'), { value: 'a\nb' });
    assert.deepEqual(answerTo('email', 'ana\u200B@example.org\u00A0'), { value: 'ana@example.org' });
    for (const type of ['text', 'textarea', 'number', 'email', 'date'])
      assert.equal(answerTo(type, '\u200B\u3164'), 'empty');
    for (const word of ['sí', 'Sim', 'YES']) assert.deepEqual(answerTo('boolean', word), { value: true });
    assert.deepEqual(answerTo('boolean', 'Não'), { value: false });
    for (const text of ['٣', '1e3', '0x1F', '1_000', 'Infinity'])
      assert.ok('fault' in Object(answerTo('number', text)), text);
  });

  test('is cleaned in the answers to the questions of a job', () => {
    const answerTo = (kind: string, answer: string) => {
      const questions = [{ id: 1, kind, label: 'L', is_required: true, choices: [] }];
      return readAnswers(questions as unknown as Parameters<typeof readAnswers>[0], { '1': answer }, new Set(), 'en');
    };
    assert.equal(answerTo('line', odd).answers[0]?.answer, oddLine);
    assert.equal(answerTo('text', 'a\0\r\nb').answers[0]?.answer, 'a\nb');
    assert.deepEqual(Object.keys(answerTo('line', '\u200B').faults), ['answers.1']);
  });
});

describe('a damaged file of a spreadsheet', () => {
  test('in UTF-8 with a broken byte keeps the other letters', () => {
    const bytes = Buffer.concat([Buffer.from('name\nDiseño\n'), Buffer.from([0xff]), Buffer.from('acción\n')]);
    assert.deepEqual(decodeText(bytes), { text: 'name\nDiseño\n\uFFFDacción\n', encoding: 'utf-8' });
    assert.equal(decodeText(Buffer.from('Año, Ñandú, São', 'latin1')).text, 'Año, Ñandú, São');
  });

  test('has no byte order marks inside', () => {
    assert.equal(decodeText(Buffer.from('\uFEFF\uFEFFname\nAna\n\uFEFFBea\n')).text, 'name\nAna\nBea\n');
  });

  test('names its separator in quotation marks, or with empty cells behind', () => {
    for (const first of ['"sep=;"', 'sep=; ', 'sep=;;;', 'SEP=;']) {
      const text = `${first}\nname;tag\na,b;c`;
      assert.equal(guessDelimiter(text), ';', first);
      const lines = parseCsv(text, ';');
      assert.deepEqual(
        lines,
        [
          ['name', 'tag'],
          ['a,b', 'c'],
        ],
        first,
      );
    }
  });
});
