import '@testing-library/jest-dom';
import { beforeEach } from '@jest/globals';

// What one test leaves in the browser is nothing to the next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
