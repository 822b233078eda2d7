import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { readPdf } from '../../../testing/read-pdf';
import { badgesFile } from './badges-file';
import type { Badge } from './find-badges';

const names = [
  ['Ñusta', 'Peñaloza'],
  ['María de los Ángeles Guadalupe', 'Rodríguez Etchegaray de la Fuente'],
  ['Łucja', 'Żółć'],
] as const;

test('badges of 2,000 people are one file of a few megabytes, and other work goes on meanwhile', async (t) => {
  const badges = Array.from({ length: 2000 }, (_, index): Badge => {
    const [firstName = '', lastName = ''] = names[index % 3] ?? [];
    return { firstName, lastName, role: 'General', pronouns: 'ella', code: `${String(index).padStart(22, 'x')}` };
  });
  let turns = 0;
  let isOver = false;
  const otherWork = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  const before = process.cpuUsage();
  const file = await buffer(
    await badgesFile({ title: 'Gran encuentro', badges, layout: 'a4', lang: 'es', productName: 'Enlace' }),
  );
  isOver = true;
  await otherWork;
  const { user, system } = process.cpuUsage(before);
  t.diagnostic(`${((user + system) / 1e6).toFixed(1)} s of the processor, ${(file.length / 2 ** 20).toFixed(1)} MB`);
  assert.equal(readPdf(file).length, 200);
  assert.ok(file.length < 8 * 2 ** 20, `${file.length} bytes`);
  assert.ok(turns > 20, `${turns} turns`);
});
