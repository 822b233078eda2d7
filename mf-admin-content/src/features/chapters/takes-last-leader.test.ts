import { takesLastLeader } from './takes-last-leader';

const record = { id: 1, chapter_leaders: [{ id: 7 }, { id: 8 }] };

test.each([
  [{ detach_chapter_leaders: [7, 8] }, true],
  [{ detach_chapter_leaders: [7] }, false],
  [{ detach_chapter_leaders: [7, 8], attach_chapter_leaders: [9] }, false],
  [{ name: 'Lima' }, false],
])('the changes %j leave the chapter without a leader: %s', (changes, isLast) => {
  expect(takesLastLeader(record, changes)).toBe(isLast);
});

test('a chapter without leaders can stay so', () => {
  expect(takesLastLeader({ id: 1, chapter_leaders: [] }, { detach_chapter_leaders: [] })).toBe(false);
});
