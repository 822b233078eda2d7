import { startBeat } from './beat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that ends when the test calls `end`. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { work, end };
}

test('one run at a time: requests during a run cause one more', async () => {
  const { work, end } = slowWork();
  const beat = startBeat(work, 5_000);
  expect(work).toHaveBeenCalledTimes(1);
  beat.run();
  beat.run();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledTimes(1);
  await end();
  expect(work).toHaveBeenCalledTimes(2);
  await end();
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
  beat.stop();
});

test('a failure does not stop it; stop does, also during a run', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('no network')));
  const beat = startBeat(failing, 5_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(failing).toHaveBeenCalledTimes(2);
  beat.stop();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(failing).toHaveBeenCalledTimes(2);
  const { work, end } = slowWork();
  const slowBeat = startBeat(work, 5_000);
  slowBeat.run();
  slowBeat.stop();
  await end();
  expect(work).toHaveBeenCalledTimes(1);
});
