import assert from 'node:assert/strict';
import { test } from 'node:test';

import { creditParts, lengthOf, type Part, uniteParts } from './watched-parts';
import { isWatchedEnough } from './watch-rule';

const length = 120;

function createDraw(start: number) {
  let seed = start;
  return (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
}

/** The same by one bit for each second. */
function secondsOf(parts: readonly Part[]): boolean[] {
  const seconds = Array.from({ length }, () => false);
  for (const [from, to] of parts) for (let at = from; at < to; at += 1) seconds[at] = true;
  return seconds;
}

test('a union is right in any order, with repeats and with empty parts', () => {
  const draw = createDraw(11);
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: draw(12) }, (): Part => [draw(length), draw(length)]);
    const union = uniteParts(parts);
    assert.deepEqual(secondsOf(union), secondsOf(parts));
    assert.equal(lengthOf(union), secondsOf(parts).filter(Boolean).length);
    assert.ok(
      union.every(([from], index) => index === 0 || from > (union[index - 1]?.[1] ?? 0)),
      'in order and apart',
    );
    assert.deepEqual(uniteParts([...union, ...[...parts].reverse()]), union);
  }
});

test('only seconds that are new cost credit, and never more than the limit is added', () => {
  const draw = createDraw(23);
  for (let round = 0; round < 500; round += 1) {
    const before = uniteParts(Array.from({ length: draw(6) }, (): Part => [draw(length), draw(length)]));
    const parts = Array.from({ length: draw(6) }, (): Part => [draw(length), draw(length)]);
    const limit = draw(80);
    const { parts: after, newSeconds } = creditParts(before, parts, limit);
    const newCount = lengthOf(uniteParts([...before, ...parts])) - lengthOf(before);
    assert.equal(newSeconds, Math.min(limit, newCount));
    assert.equal(lengthOf(after), lengthOf(before) + newSeconds);
    assert.deepEqual(creditParts(after, after, 100), { parts: after, newSeconds: 0 });
  }
});

test('a video is watched without its last seconds, and one of unknown length asks for nothing', () => {
  const rule = (threshold: number, seconds: number) => ({ completion: 'watched' as const, threshold, length: seconds });
  assert.equal(isWatchedEnough(rule(90, 600), 539), false);
  assert.equal(isWatchedEnough(rule(90, 600), 540), true);
  assert.equal(isWatchedEnough(rule(100, 600), 584), false);
  assert.equal(isWatchedEnough(rule(100, 600), 585), true);
  assert.equal(isWatchedEnough(rule(100, 20), 17), false);
  assert.equal(isWatchedEnough(rule(100, 0), 0), true);
  assert.equal(isWatchedEnough({ ...rule(100, 600), completion: 'manual' }, 0), true);
});
