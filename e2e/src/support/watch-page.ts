import type { Page } from '@playwright/test';

/** Notes what a page complains about: console errors (content policy violations are among them) and thrown errors. */
export function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
}
