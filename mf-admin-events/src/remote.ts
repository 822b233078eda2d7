import { defineRemote } from '@enlace/shared-data';

import { eventsFeature } from './features/events/events.feature';
import { texts } from './texts';

export default defineRemote({ id: 'mf-admin-events', features: [eventsFeature], texts: [texts] });
