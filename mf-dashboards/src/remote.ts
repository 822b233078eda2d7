import { defineRemote } from '@enlace/shared-data';

import { candidatesFeature } from './features/candidates/candidates.feature';
import { membersFeature } from './features/members/members.feature';
import { texts } from './texts';

export default defineRemote({ id: 'mf-dashboards', features: [membersFeature, candidatesFeature], texts: [texts] });
