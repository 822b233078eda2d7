import { defineRemote } from '@enlace/shared-data';

import { candidatesFeature } from './features/candidates/candidates.feature';
import { followUpsFeature } from './features/follow-ups/follow-ups.feature';
import { historyFeature } from './features/history/history.feature';
import { membersFeature } from './features/members/members.feature';
import { talentPoolFeature } from './features/talent-pool/talent-pool.feature';
import { texts } from './texts';

export default defineRemote({
  id: 'mf-dashboards',
  features: [membersFeature, candidatesFeature, talentPoolFeature, followUpsFeature, historyFeature],
  texts: [texts],
});
