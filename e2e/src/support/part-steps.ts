import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';

export interface PartStep {
  /** Lazy files that the step loads, see lazy-parts.ts. */
  readonly parts: readonly string[];
  /** What a user does; nothing when the part loads with its page. */
  readonly open?: (page: Page) => Promise<void>;
  /**
   * A part without a message of its own: the product works without it, or its page has the usual card. Its file only
   * fails once.
   */
  readonly isQuiet?: boolean;
  /** Goes on where the step before ends. */
  readonly continues?: boolean;
}

export interface PartJourney {
  readonly person: string | null;
  readonly path: string;
  readonly steps: readonly PartStep[];
}

export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click();
export const choose = (tab: string) => (page: Page) => page.getByRole('tab', { name: tab, exact: true }).click();
/** Opens a tab, and one of the parts in it. */
export const choosePart = (tab: string, part: string) => async (page: Page) => {
  await choose(tab)(page);
  await choose(part)(page);
};
export const parts = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);
export const content = (...names: readonly string[]) => parts('mf-admin-content', ...names);
export const adminEvents = (...names: readonly string[]) => parts('mf-admin-events', ...names);
export const shell = (...names: readonly string[]) => parts('shell', ...names);

/** One white point; bytes after the end make each a picture of its own. */
export const picture = () => ({
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    randomBytes(8),
  ]),
});

/** The journeys of the first tier: one with a quiet part, and one whose part has a message of its own. */
export const isFirstJourney = ({ path }: PartJourney): boolean => ['/about', '/admin/areas'].includes(path);
