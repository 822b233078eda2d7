import type { Page } from '@playwright/test';

/** Records the errors of a page: console errors (with violations of the content policy) and exceptions. */
export function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
}
