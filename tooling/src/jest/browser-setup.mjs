import '@testing-library/jest-dom';

// What one test leaves in the browser is nothing to the next.
globalThis.beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
