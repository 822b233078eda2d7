import { defineRemote } from '@enlace/shared-data';

import { candidatesFeature } from './features/candidates/candidates.feature';
import { followUpsFeature } from './features/follow-ups/follow-ups.feature';
import { historyFeature } from './features/history/history.feature';
import { homeFeature } from './features/home/home.feature';
import { talentPoolFeature } from './features/talent-pool/talent-pool.feature';

export default defineRemote({
  id: 'mf-dashboards',
  features: [homeFeature, candidatesFeature, talentPoolFeature, followUpsFeature, historyFeature],
});
