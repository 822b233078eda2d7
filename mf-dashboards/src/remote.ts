import { defineRemote } from '@enlace/shared-data';

import { membersFeature } from './features/members/members.feature';
import { texts } from './texts';

export default defineRemote({ id: 'mf-dashboards', features: [membersFeature], texts: [texts] });
