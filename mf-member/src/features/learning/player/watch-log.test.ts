import { createWatchLog } from './watch-log';

describe('the log of a video', () => {
  test('has one part for steady playback, and no second twice', () => {
    const log = createWatchLog();
    for (const position of [0, 0.9, 1.8, 2.7]) log.add(position, true);
    expect(log.take()).toEqual([{ from: 0, to: 3 }]);
    log.add(3.6, true);
    log.add(4.5, true);
    expect(log.take()).toEqual([{ from: 2, to: 5 }]);
    expect(log.take()).toEqual([]);
  });

  test('skips what was jumped over, forwards and backwards', () => {
    const log = createWatchLog();
    for (const position of [0, 1, 2, 60, 61, 10, 11]) log.add(position, true);
    expect(log.take()).toEqual([
      { from: 0, to: 2 },
      { from: 60, to: 61 },
      { from: 10, to: 11 },
    ]);
  });

  test('ends a part at a pause, and keeps parts that were not stored', () => {
    const log = createWatchLog();
    log.add(5, true);
    log.add(6, false);
    const parts = log.take();
    expect(parts).toEqual([{ from: 5, to: 6 }]);
    log.putBack(parts);
    log.add(8, true);
    log.add(9, true);
    expect(log.take()).toEqual([
      { from: 5, to: 6 },
      { from: 8, to: 9 },
    ]);
  });

  test('gives a message at most 50 parts, and the next message the rest', () => {
    const log = createWatchLog();
    for (let place = 0; place < 60; place += 1) {
      log.add(place * 100, true);
      log.add(place * 100 + 1, true);
    }
    expect(log.take()).toHaveLength(50);
    expect(log.take()).toHaveLength(10);
  });
});

describe('the last message of a page', () => {
  /** A log with the parts 0 to 2 in a message without an answer, and 2 to 4 after it. */
  function createOpenLog() {
    const log = createWatchLog();
    [0, 1, 2].forEach((position) => log.add(position, true));
    const openParts = log.take();
    [3, 4].forEach((position) => log.add(position, true));
    return { log, openParts };
  }
  const allParts = [
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ];

  test('has also the parts of messages without an answer, once', () => {
    const { log, openParts } = createOpenLog();
    const lastParts = log.takeLast();
    expect(lastParts).toEqual(allParts);
    expect(log.takeLast()).toEqual([]);
    // The page was only hidden: one request fails, the other is answered.
    log.putBack(openParts);
    log.confirm(lastParts);
    expect(log.takeLast()).toEqual([]);
  });

  test('that fails is sent again with the next one', () => {
    const { log } = createOpenLog();
    log.putBack(log.takeLast());
    expect(log.take()).toEqual(allParts);
  });

  test('has no parts that are stored', () => {
    const { log, openParts } = createOpenLog();
    log.confirm(openParts);
    expect(log.takeLast()).toEqual([{ from: 2, to: 4 }]);
  });
});
