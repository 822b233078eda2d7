import { listQuerySchema } from './list-query';

test('takes a direction in capitals or not, and no other word', () => {
  for (const order of ['asc', 'ASC', 'Asc'])
    expect(listQuerySchema.safeParse({ order })).toEqual({ success: true, data: { order: 'asc' } });
  expect(listQuerySchema.safeParse({ order: 'DESC' }).data).toEqual({ order: 'desc' });
  expect(listQuerySchema.safeParse({}).data).toEqual({});
  for (const order of ['', 'up', 'ascending', ['asc', 'desc'], 1, null])
    expect(listQuerySchema.safeParse({ order }).success).toBe(false);
});
