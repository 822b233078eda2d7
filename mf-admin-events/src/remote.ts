import { adminTexts, resourceFeature } from '@enlace/shared-admin';
import { defineRemote } from '@enlace/shared-data';

import { calendarFeature } from './features/event-calendar/calendar.feature';
import { doorsFeature } from './features/doors/doors.feature';
import { checkInFeature } from './features/events/check-in/check-in.feature';
import { fieldedResources, resources } from './resources';

export default defineRemote({
  id: 'mf-admin-events',
  features: [doorsFeature, checkInFeature, ...resources.map(resourceFeature), calendarFeature],
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  fieldTexts: (resource) =>
    fieldedResources.includes(resource)
      ? import(/* webpackChunkName: "field-texts" */ './field-texts/field-texts').then(({ fieldTexts }) => fieldTexts)
      : undefined,
  texts: [adminTexts],
});
