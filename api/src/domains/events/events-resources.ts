import type { MountedResource } from '../../kit/core/table/resource-options';
import { eventCategoriesResource } from './event-categories/event-categories.resource';
import { eventsResource } from './events/events.resource';
import { ticketsResource } from './tickets/tickets.resource';

/** The resources of this domain that the kit serves. */
export const eventsResources: readonly MountedResource[] = [eventsResource, eventCategoriesResource, ticketsResource];
