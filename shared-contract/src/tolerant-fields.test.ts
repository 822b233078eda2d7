import * as z from 'zod/mini';

import { tolerantFlag, tolerantIdList } from './tolerant-fields';

const schema = z.object({ ids: tolerantIdList, flag: tolerantFlag });
const read = (value: unknown) => schema.safeParse(value).data;

test('reads lists of ids however they were written', () => {
  for (const ids of [['3', 4], [3, '4'], '[3, 4]', '["3","4"]', '3,4', ' 3 , 4 '])
    expect(read({ ids })).toEqual({ ids: [3, 4] });
  expect([read({ ids: 3 }), read({ ids: '3' })]).toEqual([{ ids: [3] }, { ids: [3] }]);
  for (const ids of ['', ' ', null, [], '[]']) expect(read({ ids })).toEqual({ ids: [] });
  expect(read({})).toEqual({});
  for (const ids of ['x', '[3', '{"a":1}', [0], [-1], [1.5], {}, true]) expect(read({ ids })).toBeUndefined();
});

test('reads yes and no however they were written', () => {
  for (const flag of [true, 1, '1', 'true', 'TRUE', 'on', ' yes ']) expect(read({ flag })).toEqual({ flag: true });
  for (const flag of [false, 0, null, '', '0', 'false', 'off', 'no']) expect(read({ flag })).toEqual({ flag: false });
  for (const flag of ['maybe', 2, [], {}]) expect(read({ flag })).toBeUndefined();
});
