import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestApi } from '../../build-test-api';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

interface List {
  data: { id: number }[];
}
interface Neighbours {
  data: { previous: number | null; next: number | null; position: number | null; total: number };
}

/**
 * Compares the neighbours of rows with the list: in the first tier of the first, middle and last row, for each sort in
 * one direction.
 */
export function testNeighbours(findApi: () => TestApi, tier: Tier): void {
  for (const { resource } of wideResources(2)) {
    const { list } = resource.wire;

    test(`follow every order of ${resource.name}`, async () => {
      for (const [index, sort] of resource.sorts.entries())
        for (const order of tier === 'full' ? ['asc', 'desc'] : [index % 2 === 0 ? 'asc' : 'desc']) {
          const query = `sort=${sort}&order=${order}`;
          const listAnswer = await findApi().get(`${list.path}?${query}&limit=1000`, 'admin');
          const ids = listAnswer.json<List>().data.map(({ id }) => id);
          const middle = Math.floor(ids.length / 2);
          for (const place of new Set([0, ...(tier === 'full' ? [1] : []), middle, ids.length - 1])) {
            if (ids[place] === undefined) continue;
            const answer = await findApi().get(`/api/v2/${resource.name}/${ids[place]}/neighbours?${query}`, 'admin');
            assert.equal(answer.statusCode, 200, answer.body);
            const { previous, next, position, total } = answer.json<Neighbours>().data;
            const expected = [ids[place - 1] ?? null, place < 999 ? (ids[place + 1] ?? null) : next, place + 1];
            assert.deepEqual([previous, next, position], expected, `${resource.name} ${query} ${place}`);
            assert.ok(total >= ids.length);
          }
        }
    });
  }
}
