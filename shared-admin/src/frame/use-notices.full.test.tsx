import { AppError } from '@enlace/shared-contract/errors';
import { createPlatformStore, selectNotices } from '@enlace/shared-data';
import { Provider } from '@enlace/shared-platform';
import { act, render } from '@testing-library/react';

import { useNotices, type Notices } from './use-notices';

function setUp() {
  const http = { send: () => Promise.reject(new AppError('NETWORK')) };
  const { store } = createPlatformStore({ http, storage: null, slices: [], report: () => undefined });
  let notices: Notices | undefined;
  function Probe() {
    notices = useNotices();
    return null;
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  const texts = () => selectNotices(store.getState() as Parameters<typeof selectNotices>[0]).map(({ text }) => text);
  return { show: (work: (shownNotices: Notices) => void) => act(() => notices && work(notices)), texts };
}

test("a failure is shown with the server's message, or else with the given text", () => {
  const { show, texts } = setUp();
  show(({ showFailure }) => showFailure(new AppError('FORBIDDEN', { userMessage: 'No se puede' }), 'Not saved'));
  show(({ showFailure }) => showFailure(new TypeError('secret'), 'Not saved'));
  show(({ showFailure }) =>
    showFailure(new AppError('CONFLICT', { userMessage: 'Taken' }), (message) => `A: ${message}`),
  );
  expect(texts()).toEqual(['No se puede', 'Not saved', 'A: Taken']);
});

test('a call that was left before it ended shows nothing', () => {
  const { show, texts } = setUp();
  show(({ showFailure }) => showFailure(new AppError('CANCELLED'), 'Not saved'));
  expect(texts()).toEqual([]);
});
