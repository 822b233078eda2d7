import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { checkProse } from './language/check-prose.mjs';
import { readGlossary } from './language/glossary.mjs';
import { readDocs } from './read-docs.mjs';

const glossary = readGlossary();

/** The specification has its own words. */
const pages = readDocs().filter(({ path }) => path !== 'docs/SPECIFICATION.md');

function describeViolations(violations) {
  return violations.map(({ path, line, message, remedy }) => `${path}:${line}: ${message}\n    → ${remedy}`).join('\n');
}

test('the pages of the documentation follow docs/GLOSSARY.md', () => {
  assert.ok(pages.length > 70);
  const violations = pages.flatMap(({ path, text }) => checkProse(path, text, glossary));
  assert.equal(violations.length, 0, `\n${describeViolations(violations)}\n`);
});

describe('the check of prose', () => {
  const check = (text) => checkProse('a.md', text, glossary).map(({ line, message }) => [line, message]);

  test('reports a refused word, with its line', () => {
    assert.deepEqual(check('# Title\n\nWhoever signs in.'), [[3, 'the sentence uses "whoever"']]);
    assert.deepEqual(check('| a | nobody |'), [[1, 'the sentence uses "nobody"']]);
  });

  test('reports a refused phrase that goes on in the next line', () => {
    assert.deepEqual(check('It\nanswers\nthe id.'), [[2, 'the sentence uses "answers the"']]);
  });

  test('accepts code, quotations, link targets and the end of a sentence', () => {
    assert.deepEqual(check('```\nnobody\n```\n\nUse `whoever`, "told", “she” and [a](0008-tells-nobody.md).'), []);
    assert.deepEqual(check('It has all answers. The list is empty.'), []);
  });
});
