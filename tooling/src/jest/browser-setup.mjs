import '@testing-library/jest-dom';

// Removes the state that a test leaves in the browser.
globalThis.beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
