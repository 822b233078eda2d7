import { defineRemote } from '@enlace/shared-data';

import { profileFeature } from './features/profile/profile.feature';
import { texts } from './texts';

export default defineRemote({ id: 'mf-member', features: [profileFeature], texts: [texts] });
