import '@testing-library/jest-dom';

import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

const { getElementError } = getConfig();

configure({
  // A busy machine draws a large screen slowly; a missing element still fails.
  asyncUtilTimeout: 20_000,
  // While a test waits for an element, each try would print the whole page. The error at the end has it.
  getElementError: (message, container) => {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// React records a stack for each of the first 10,000 elements of a second, which takes a tenth of the time of the tests.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  {
    get: () => 10_000,
    set() {
      // React sets it to 0 each second.
    },
  },
);

// Removes the state that a test leaves in the browser.
globalThis.beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
