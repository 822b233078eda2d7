import type { Locator, Page } from '@playwright/test';

const body = (page: Page): Locator => page.getByRole('table').locator('tbody');

/** The rows of a list of the back office. */
export const rows = (page: Page): Locator => body(page).getByRole('row');

/** The links of a list of the back office: the names of its records. */
export const links = (page: Page): Locator => body(page).getByRole('link');
