import { definePages } from '@enlace/shared-contract/platform';

import { candidatesPages } from './features/candidates/candidates-pages';
import { followUpsPages } from './features/follow-ups/follow-ups-pages';
import { historyPages } from './features/history/history-pages';
import { homePages } from './features/home/home-pages';
import { talentPoolPages } from './features/talent-pool/talent-pool-pages';

export const pages = definePages([
  ...homePages,
  ...candidatesPages,
  ...talentPoolPages,
  ...followUpsPages,
  ...historyPages,
]);

/** Slice paths of this remote; those of a screen load with it. */
export const slices: readonly string[] = [];
