import { Provider } from '@enlace/shared-platform';
import { act, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';

import { createTestStore } from '../testing/test-store';
import { useCall, useLastAnswer, useRead } from './call-hooks';
import { bodyOf, defineCall } from './call-spec';
import { createCalls } from './create-calls';

const wire = { method: 'GET', path: '/api/v2/word', body: 'none', query: {} } as const;

function setUp() {
  const words = createCalls('test/words', {
    read: defineCall({
      client: 'public',
      request: (id: number) => ({ call: wire, params: { id } }),
      read: bodyOf(z.string()),
    }),
    save: defineCall({
      mode: 'first',
      client: 'authenticated',
      request: (text: string) => ({ call: { ...wire, method: 'POST', body: 'json' }, body: { text } }),
      read: bodyOf(z.string()),
    }),
  });
  const testStore = createTestStore();
  const stop = testStore.inject('test', [words]);
  const outcomes: unknown[] = [];

  function Word({ id }: { readonly id: number | null }) {
    const { status, answer, again } = useRead(words.calls.read, id);
    const last = useLastAnswer(words.calls.read, id ?? 0);
    const { run, start, error } = useCall(words.calls.save, 'word');
    const save = () =>
      void run('hola').then(
        (value) => outcomes.push(value),
        (error: unknown) => outcomes.push(error),
      );
    return (
      <>
        <p>{`${status} ${answer ?? 'nothing'}`}</p>
        <p>{`last ${last.answer ?? 'nothing'}`}</p>
        <button onClick={again}>again</button>
        <button onClick={save}>save</button>
        <button onClick={() => start('adios', (value) => outcomes.push(value))}>start</button>
        <p>{error?.message}</p>
      </>
    );
  }

  const ui = (id: number | null) => (
    <Provider store={testStore.store}>
      <Word id={id} />
    </Provider>
  );
  const answer = (index: number, body: unknown) => act(() => testStore.http.at(index).answer(body));
  const ids = () => testStore.http.sent.map(({ request }) => request.params?.['id']);
  return { ...testStore, ...render(ui(1)), stop, ui, answer, ids, outcomes };
}

test('a component reads what it shows, and anew what it shows next', async () => {
  const { rerender, ui, answer, ids } = setUp();
  expect(screen.getByText('pending nothing')).toBeInTheDocument();
  await answer(0, 'uno');
  expect(screen.getByText('fulfilled uno')).toBeInTheDocument();
  rerender(ui(2));
  await answer(1, 'dos');
  expect(screen.getByText('fulfilled dos')).toBeInTheDocument();
  rerender(ui(null));
  expect(screen.getByText('idle nothing')).toBeInTheDocument();
  expect(ids()).toEqual([1, 2]);
});

test('what was read before is there at once while it is read again', async () => {
  const { rerender, ui, answer } = setUp();
  await answer(0, 'uno');
  rerender(ui(null));
  rerender(ui(1));
  expect(screen.getByText('fulfilled uno')).toBeInTheDocument();
  expect(await screen.findByText('pending uno')).toBeInTheDocument();
});

test('an answer stays until the next question is answered, and goes when that fails', async () => {
  const { rerender, ui, answer, http } = setUp();
  await answer(0, 'uno');
  rerender(ui(2));
  expect(screen.getByText('last uno')).toBeInTheDocument();
  await answer(1, 'dos');
  expect(screen.getByText('last dos')).toBeInTheDocument();
  rerender(ui(3));
  await act(() => http.at(2).fail('FORBIDDEN'));
  expect(screen.getByText('last nothing')).toBeInTheDocument();
});

test('a component can ask once more, and its request ends with it', async () => {
  const { answer, http, unmount, ids } = setUp();
  await answer(0, 'uno');
  act(() => screen.getByText('again').click());
  expect(ids()).toEqual([1, 1]);
  unmount();
  expect(http.at(1).request.signal?.aborted).toBe(true);
});

test('a handler waits for its own call', async () => {
  const { answer, http, outcomes } = setUp();
  act(() => screen.getByText('save').click());
  await answer(1, 'hola');
  act(() => screen.getByText('save').click());
  await act(() => http.at(2).fail('FORBIDDEN', { userMessage: 'No se puede' }));
  expect(outcomes).toEqual(['hola', expect.objectContaining({ code: 'FORBIDDEN', userMessage: 'No se puede' })]);
});

test('a component hears of the end of what it started while it is there; a failure is in the state', async () => {
  const { answer, http, outcomes, unmount } = setUp();
  const start = () => act(() => screen.getByText('start').click());
  start();
  await answer(1, 'adios');
  start();
  await act(() => http.at(2).fail('FORBIDDEN', { userMessage: 'No se puede' }));
  expect(screen.getByText('No se puede')).toBeInTheDocument();
  start();
  unmount();
  await answer(3, 'later');
  expect(outcomes).toEqual(['adios']);
});
