import { noticeCleared, noticeShown, noticesReducer, selectNotices } from './notices';

const stateWith = (...texts: string[]) =>
  texts.reduce(
    (state, text) => noticesReducer(state, noticeShown({ kind: 'error', text })),
    noticesReducer(undefined, { type: '' }),
  );

test('shows the same text anew instead of stacking it', () => {
  const notices = selectNotices({ notices: stateWith('a', 'b', 'a') });
  expect(notices.map((notice) => [notice.id, notice.text])).toEqual([
    [2, 'b'],
    [3, 'a'],
  ]);
});

test('keeps the three newest, and a cleared one is gone', () => {
  const state = noticesReducer(stateWith('a', 'b', 'c', 'd'), noticeCleared(3));
  expect(selectNotices({ notices: state }).map((notice) => notice.text)).toEqual(['b', 'd']);
});
