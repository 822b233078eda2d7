import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';

// A busy machine draws a large screen slowly; a missing element still fails.
configure({ asyncUtilTimeout: 20_000 });

// Removes the state that a test leaves in the browser.
globalThis.beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
