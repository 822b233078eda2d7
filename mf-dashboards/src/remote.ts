import { defineRemote } from '@enlace/shared-data';

import { members } from './features/members/members.feature';
import { texts } from './texts';

export default defineRemote({ id: 'mf-dashboards', features: [members], texts: [texts] });
