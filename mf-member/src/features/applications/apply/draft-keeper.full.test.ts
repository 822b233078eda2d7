import { AppError, type ErrorCode } from '@enlace/shared-contract/errors';

import { createDraftKeeper, type DraftState } from './draft-keeper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A keeper whose next attempts fail with these codes. */
function createKeeper(...codes: ErrorCode[]) {
  const storedWords: string[] = [];
  const states: DraftState[] = [];
  const store = async (words: string) => {
    const code = codes.shift();
    if (code !== undefined) throw new AppError(code);
    storedWords.push(words);
  };
  return { keeper: createDraftKeeper({ store, onState: (state) => states.push(state) }), storedWords, states };
}

test('words are stored a second after the last key', async () => {
  const { keeper, storedWords, states } = createKeeper();
  keeper.change('H');
  await jest.advanceTimersByTimeAsync(900);
  keeper.change('Hola');
  await jest.advanceTimersByTimeAsync(900);
  expect(storedWords).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(storedWords).toEqual(['Hola']);
  expect(states).toEqual(['idle', 'idle', 'saving', 'saved']);
});

test('a failure is tried again, a refusal only with other words', async () => {
  const { keeper, storedWords, states } = createKeeper('NETWORK', 'CONFLICT');
  keeper.change('Hola');
  await jest.advanceTimersByTimeAsync(1000);
  expect(states.at(-1)).toBe('failed');
  await jest.advanceTimersByTimeAsync(5000);
  expect(states.at(-1)).toBe('refused');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(storedWords).toEqual([]);
  keeper.change('Hola.');
  await jest.advanceTimersByTimeAsync(1000);
  expect(storedWords).toEqual(['Hola.']);
});

test('a page that is left stores the words once, and words that are sent need no draft', async () => {
  const { keeper, storedWords } = createKeeper('NETWORK');
  keeper.change('Hola');
  keeper.setShown(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(storedWords).toEqual([]);
  keeper.setShown(true);
  keeper.change('Adiós');
  await keeper.rest();
  keeper.forget();
  keeper.setShown(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(storedWords).toEqual([]);
});

test('the last words of a closed page go by their own request', async () => {
  const { keeper, storedWords, states } = createKeeper();
  const lastWords: string[] = [];
  keeper.change('Hola');
  keeper.saveLast(async (words) => lastWords.push(words));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(lastWords).toEqual(['Hola']);
  expect(storedWords).toEqual([]);
  expect(states.at(-1)).toBe('saved');
});
