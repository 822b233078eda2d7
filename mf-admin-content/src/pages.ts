import { definePages } from '@enlace/shared-contract';

import { areasPages } from './features/areas/areas-pages';
import { chaptersPages } from './features/chapters/chapters-pages';
import { overviewPages } from './features/overview/overview-pages';
import { packagesPages } from './features/packages/packages-pages';
import { versioningsPages } from './features/versionings/versionings-pages';

export const pages = definePages([
  ...overviewPages,
  ...chaptersPages,
  ...areasPages,
  ...packagesPages,
  ...versioningsPages,
]);

/** Slice paths this remote injects with its first screen; the others come with theirs. */
export const slices: readonly string[] = [];
