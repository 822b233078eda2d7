import type { Page } from '@enlace/shared-contract/platform';
import type { Screen } from '@enlace/shared-data';
import type { ContextType } from 'react';
import type { UNSAFE_LocationContext as LocationContext } from 'react-router';

import { createExternalStore } from '../lifecycle/external-store';

/** A screen in the document. */
export interface DrawnScreen {
  /** See `nameOfScreen`. */
  readonly name: string;
  readonly screen: Screen;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  /** The address of its last visit. Its key is empty while the screen is only prerendered. */
  readonly place: ContextType<typeof LocationContext>;
}

/** Names release, page, parameters and attempt. */
export function nameOfScreen(version: string, page: string, params: DrawnScreen['params'], attempt = 0): string {
  return `${version} ${page} ${JSON.stringify(params)} ${attempt}`;
}

/** The screen of a pressed link, drawn behind the current one; null without one. */
export const prerenderedScreen = createExternalStore<DrawnScreen | null>(null);
