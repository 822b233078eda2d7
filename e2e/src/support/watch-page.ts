import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Records the errors of a page: console errors (with violations of the content policy) and exceptions. The returned
 * function ends the recording.
 */
export function watchPage(page: Page, problems: string[]): () => void {
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error): void => {
    problems.push(`thrown: ${error.stack ?? error.message}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  return () => {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  };
}
