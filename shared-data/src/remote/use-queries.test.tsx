import { Provider } from '@enlace/shared-platform';
import { render } from '@testing-library/react';

import { createChapterStore } from '../testing/test-store';
import type { Query } from './define-remote';
import { useQueries } from './use-queries';

function Needy({ queries, isReady }: { readonly queries: readonly Query[]; readonly isReady?: boolean }) {
  useQueries(queries, isReady);
  return null;
}

function setUp() {
  const chapterStore = createChapterStore();
  const ui = (pages: readonly number[], isReady = true) => (
    <Provider store={chapterStore.store}>
      <Needy queries={pages.map((page) => chapterStore.handle.list({ page }))} isReady={isReady} />
    </Provider>
  );
  return { ...chapterStore, ui };
}

test('asks once per stay, however often the screen renders', () => {
  const { ui, http } = setUp();
  const { rerender } = render(ui([1]));
  rerender(ui([1]));
  rerender(ui([1]));
  expect(http.sent).toHaveLength(1);
});

test('asks for what is new and lets go of what is no longer needed', () => {
  const { ui, http } = setUp();
  const { rerender } = render(ui([1, 2]));
  rerender(ui([2, 3]));
  expect(http.sent.map((sentRequest) => sentRequest.request.query)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
  expect(http.sent.map((sentRequest) => sentRequest.request.signal?.aborted)).toEqual([true, false, false]);
});

test('waits until the screen may load', () => {
  const { ui, http } = setUp();
  const { rerender } = render(ui([1], false));
  expect(http.sent).toHaveLength(0);
  rerender(ui([1], true));
  expect(http.sent).toHaveLength(1);
});

test('lets go of everything when the screen leaves', () => {
  const { ui, http } = setUp();
  render(ui([1, 2])).unmount();
  expect(http.sent.every((sentRequest) => sentRequest.request.signal?.aborted)).toBe(true);
});
