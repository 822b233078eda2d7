import { takesLastLeader } from './takes-last-leader';

const record = { id: 1, chapter_leaders: [{ id: 7 }, { id: 8 }] };

test.each([
  [{ chapter_leaders: [] }, true],
  [{ chapter_leaders: [7] }, false],
  [{ name: 'Lima' }, false],
])('the changes %j leave the chapter without a leader: %s', (changes, isLast) => {
  expect(takesLastLeader(record, changes)).toBe(isLast);
});

test('a chapter without leaders can stay so', () => {
  expect(takesLastLeader({ id: 1, chapter_leaders: [] }, { chapter_leaders: [] })).toBe(false);
});
