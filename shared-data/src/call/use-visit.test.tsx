import { Provider } from '@enlace/shared-platform';
import { act, render } from '@testing-library/react';
import * as z from 'zod/mini';

import { createTestStore } from '../testing/test-store';
import { useCall, type CallHook } from './call-hooks';
import { bodyOf, defineCall } from './call-spec';
import { createCalls } from './create-calls';
import { whenDone } from './run-call';

const saveCall = { method: 'POST', path: '/api/v2/number', body: 'json', query: {} } as const;

function setUp() {
  const handle = createCalls('test/numbers', {
    save: defineCall({
      mode: 'first',
      client: 'authenticated',
      request: (value: number) => ({ call: saveCall, body: { value } }),
      read: bodyOf(z.number()),
    }),
  });
  const testStore = createTestStore();
  testStore.inject('test', [handle]);
  const saver: { save?: CallHook<number, number> } = {};
  function Saver({ id }: { readonly id: number }) {
    saver.save = useCall(handle.calls.save, `save:${id}`);
    return null;
  }
  const ui = (id: number) => (
    <Provider store={testStore.store}>
      <Saver id={id} />
    </Provider>
  );
  const results: unknown[] = [];
  const save = () =>
    act(() => {
      saver.save?.run(1).then(
        (answer) => results.push(answer),
        (error: unknown) => results.push(error),
      );
    });
  return { ...testStore, ui, save, results, saver };
}

test('a write ends with its answer for the component that waits for it', async () => {
  const { ui, save, results, http } = setUp();
  render(ui(1));
  save();
  await act(() => http.at(0).answer(7));
  expect(results).toEqual([7]);
});

test.each([
  ['succeeds', 'answer'],
  ['fails', 'fail'],
])('a write that %s after its component has left tells it nothing, and is not broken off', async (_how, end) => {
  const { ui, save, results, http } = setUp();
  const { unmount } = render(ui(1));
  save();
  unmount();
  expect(http.at(0).request.signal?.aborted).toBe(false);
  await act(() => (end === 'answer' ? http.at(0).answer(7) : http.at(0).fail('INTERNAL')));
  expect(results).toMatchObject([{ code: 'CANCELLED' }]);
});

test('the answer to one record is not told to the next one in the same place', async () => {
  const { ui, save, results, http } = setUp();
  const { rerender } = render(ui(1));
  save();
  rerender(ui(2));
  await act(() => http.at(0).answer(7));
  expect(results).toMatchObject([{ code: 'CANCELLED' }]);
});

test('whenDone uses an answer and leaves a failure to the state of the call', async () => {
  const { ui, http, saver } = setUp();
  render(ui(1));
  const answers: number[] = [];
  const save = () => act(() => void (saver.save && whenDone(saver.save.run(1), (answer) => answers.push(answer))));
  save();
  await act(() => http.at(0).fail('INTERNAL'));
  expect(saver.save?.error).toMatchObject({ code: 'INTERNAL' });
  save();
  await act(() => http.at(1).answer(7));
  expect(answers).toEqual([7]);
});
