import '@testing-library/jest-dom';

// What one test leaves in the browser is nothing to the next.
globalThis.beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
