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
});
