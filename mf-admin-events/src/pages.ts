import { definePages } from '@enlace/shared-contract/platform';
import { resourcePages } from '@enlace/shared-contract/resources';

import { calendarPages } from './features/event-calendar/calendar-pages';
import { checkInPages } from './features/events/check-in/check-in-pages';
import { fieldedResources } from './field-texts/fielded-resources';
import { resources } from './resources';

export const pages = definePages([
  ...checkInPages,
  ...resources.flatMap((entry) => resourcePages(entry.contract, entry)),
  ...calendarPages,
]);

/** Paths of the slices that are injected with the remote; other slices are injected with their screens. */
export const slices: readonly string[] = [];

/** Resources whose stored fields this remote names. */
export const fieldTexts = fieldedResources;
