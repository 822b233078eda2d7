import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Pointer, PointerChange } from '@enlace/shared-contract/platform';

import { findRollbackTarget } from './find-rollback-target';

type Step = readonly [stable: string, kind?: 'rollback' | 'rollback without a mark' | 'canary'];

/** Changes of a pointer, newest first. */
function changesOf(steps: readonly Step[]): PointerChange[] {
  let before: Pointer | null = null;
  const changes = steps.map(([stable, kind], index): PointerChange => {
    const after: Pointer = { stable, canary: null, enabled: true, disabledReason: null, fallback: null };
    const why = kind === 'rollback without a mark' ? `rollback from ${before?.stable}` : 'a test';
    const change: PointerChange = {
      rev: index + 1,
      at: '2026-11-28T08:00:00.000Z',
      by: 'ana',
      why,
      id: 'mf-public',
      before,
      after,
      ...(kind === 'rollback' ? { isRollback: true } : {}),
    };
    before = after;
    return change;
  });
  return changes.reverse();
}

describe('the target of a rollback', () => {
  const cases: readonly (readonly [name: string, steps: readonly Step[], target: string | null])[] = [
    ['is the release before', [['1'], ['2']], '1'],
    ['is missing for the first release', [['1']], null],
    ['goes further back the second time', [['1'], ['2'], ['3'], ['2', 'rollback']], '1'],
    ['is missing when all were rolled back', [['1'], ['2'], ['1', 'rollback']], null],
    ['knows rollbacks of earlier versions', [['1'], ['2'], ['1', 'rollback without a mark']], null],
    ['ignores changes of canary and switch', [['1'], ['2'], ['2', 'canary'], ['2', 'canary']], '1'],
    ['is a release that was promoted again', [['1'], ['2'], ['1', 'rollback'], ['2'], ['3']], '2'],
    ['leaves the bad release out between good ones', [['1'], ['2'], ['1', 'rollback'], ['3']], '1'],
    ['is an old release that was promoted by hand', [['1'], ['2'], ['1'], ['3']], '1'],
    ['follows a rollback over several releases', [['1'], ['2'], ['3'], ['4'], ['2', 'rollback']], '1'],
    ['follows a rollback to a release that was never live', [['2'], ['3'], ['1', 'rollback']], '2'],
  ];
  for (const [name, steps, target] of cases) {
    test(name, () => assert.equal(findRollbackTarget(changesOf(steps), steps.at(-1)?.[0] ?? ''), target));
  }
});
