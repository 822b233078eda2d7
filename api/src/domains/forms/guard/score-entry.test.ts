import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { senderTextsOf } from '../entry-values';
import { makeJunkPosts } from '../../../testing/junk-posts';
import { letters, ways } from '../../../testing/people-posts';
import { createFingerprints } from './fingerprints';
import { type EntryFacts, scoreEntry } from './score-entry';

const blank: EntryFacts = {
  proof: 'valid',
  hasHoney: false,
  fillMs: 30_000,
  sender: {
    names: ['Ana', 'Ruiz'],
    lines: [],
    texts: ['Hola, ¿cuándo es el próximo encuentro?'],
    email: 'ana@example.org',
  },
  sameText: 0,
  sameSender: 0,
};
const signalsOf = (texts: string[], names = blank.sender.names) =>
  scoreEntry({ ...blank, sender: { ...blank.sender, texts, names } }).signals;

describe('the guard', () => {
  test('does not doubt a person with a proof', () => {
    assert.deepEqual(scoreEntry(blank), { score: 0, signals: [], state: 'new' });
  });

  test('marks entries with a missing or wrong proof, and names the reason', () => {
    for (const [proof, signal] of [
      ['missing', 'noProof'],
      ['wrong', 'wrongProof'],
      ['used', 'usedProof'],
    ] as const)
      assert.deepEqual(
        [scoreEntry({ ...blank, proof }).state, ...scoreEntry({ ...blank, proof }).signals],
        ['to_check', signal],
      );
  });

  test('accepts one weak signal, but not two', () => {
    assert.equal(scoreEntry({ ...blank, proof: 'expired' }).state, 'new');
    assert.equal(scoreEntry({ ...blank, fillMs: 900 }).state, 'new');
    assert.equal(scoreEntry({ ...blank, fillMs: 900, proof: 'expired' }).state, 'to_check');
    assert.equal(scoreEntry({ ...blank, fillMs: null }).state, 'new');
  });

  test('marks entries with a value in the invisible field, and repeated entries', () => {
    assert.equal(scoreEntry({ ...blank, hasHoney: true }).state, 'to_check');
    assert.equal(scoreEntry({ ...blank, sameText: 1 }).state, 'to_check');
    assert.equal(scoreEntry({ ...blank, sameSender: 5 }).state, 'new');
  });

  test('detects links, markup, unsolicited offers and random letters', () => {
    assert.deepEqual(signalsOf(['see https://a.example']), []);
    assert.deepEqual(signalsOf(['https://a.example https://b.example']), ['links']);
    assert.deepEqual(signalsOf(['https://a.example https://b.example www.c.example']), ['manyLinks']);
    assert.deepEqual(signalsOf(['<script>alert(1)</script>']), ['markup']);
    assert.deepEqual(signalsOf(['We sell backlinks']), ['pitch']);
    assert.deepEqual(signalsOf(['Ganancias diarias con bitcoin, haz clic aquí']), ['manyPitches']);
    assert.deepEqual(signalsOf(['hola'], ['wKzQpLmTrX', 'Ruiz']), ['gibberish']);
    assert.deepEqual(signalsOf(['hola'], ['https://x.example', 'Ruiz']), ['linkInName']);
  });

  test('never throws, for any text', () => {
    for (const text of [
      '',
      '\0',
      '\ud800',
      'x'.repeat(200_000),
      '('.repeat(50_000),
      'a '.repeat(100_000),
      '<'.repeat(20_000),
    ])
      assert.ok(
        scoreEntry({ ...blank, sender: { names: [text], lines: [text], texts: [text], email: text } }).score >= 0,
      );
  });

  test('accepts all ways in which people fill in forms, and doubts almost none with a proof', () => {
    const doubtfulNames = ways.flatMap((way) =>
      letters.flatMap((letter) => {
        const verdict = scoreEntry({
          ...blank,
          proof: way.proof === 'solved' ? 'valid' : 'missing',
          fillMs: Number(way.guard['fill_ms'] ?? NaN) || null,
          sender: senderTextsOf({ ...letter, email: 'ana@example.org' }),
        });
        const isOwnFault = way.proof === 'none' && verdict.signals[0] === 'noProof';
        return verdict.state === 'to_check' && !isOwnFault
          ? [`${way.name}: ${letter.message} ${verdict.signals.join()}`]
          : [];
      }),
    );
    // One exception: an expert in search engines whose browser fills the form in at once.
    assert.ok(doubtfulNames.length <= 1, doubtfulNames.join('\n'));
  });

  test('marks at least 98 of 100 spam entries by their content alone', () => {
    const posts = makeJunkPosts(1000, 20_261_121);
    const missedSpam = posts.filter(({ body, proof }) => {
      const facts = { none: 'missing', forged: 'wrong', reused: 'used', solved: 'valid' } as const;
      const fillMs = typeof body['fill_ms'] === 'number' ? body['fill_ms'] : null;
      const verdict = scoreEntry({
        ...blank,
        proof: facts[proof],
        hasHoney: Boolean(body['form_remark']),
        fillMs,
        sender: senderTextsOf(body),
      });
      return verdict.state !== 'to_check';
    });
    assert.ok(
      missedSpam.length <= 20,
      `${missedSpam.length}: ${missedSpam.map(({ robot, body }) => `${robot}: ${String(body['message'])}`).join('\n')}`,
    );
  });
});

describe('fingerprints', () => {
  const prints = createFingerprints('a secret of the tests');

  test('are equal for texts with other links, numbers and accents, and missing for short texts', () => {
    const one = prints.text(['Compra 100 seguidores aquí: https://a.example ¡ya mismo!']);
    assert.equal(one, prints.text(['compra 5000 SEGUIDORES aqui: https://b.example, ya mismo']));
    assert.notEqual(one, prints.text(['Compra 100 seguidores allí: https://a.example ¡ya mismo!']));
    assert.equal(prints.text(['Hola']), null);
  });

  test('contain neither text nor address', () => {
    assert.match(
      `${prints.text(['a text that is long enough'])} ${prints.sender('192.0.2.7')}`,
      /^[\w-]{24} [\w-]{24}$/,
    );
  });
});
