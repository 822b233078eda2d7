import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { processorTime } from '../../../testing/processor-time';
import { createFingerprints } from './fingerprints';
import { textSignals } from './text-signals';

const size = 10_000;
const limitMs = 20;
/** Texts that need the most steps from expressions with a repetition that can begin at every character. */
const worstTexts = [
  'a',
  'a-',
  '@',
  '.',
  'a@',
  'a.',
  '<',
  '< ',
  ' ',
  'www.',
  'http://',
  '0',
  'á',
  'aA',
  '[',
  'bcdf',
].map((part) => part.repeat(size / part.length));
const fingerprints = createFingerprints('a secret of thirty-two characters');

const checks: Readonly<Record<string, (text: string) => unknown>> = {
  'the signals of a message': (text) => textSignals({ names: [], lines: [], texts: [text], email: null }),
  'the signals of short fields': (text) => textSignals({ names: [text], lines: [text], texts: [], email: text }),
  'the fingerprint of a message': (text) => fingerprints.text([text]),
};

describe('the longest texts need little processor time', () => {
  for (const [name, check] of Object.entries(checks))
    test(name, () => {
      for (const text of worstTexts) {
        const time = processorTime(() => check(text), limitMs);
        assert.ok(time < limitMs, `"${text.slice(0, 8)}…" needs ${time} ms`);
      }
    });
});
