export { areasResource } from './areas/areas.resource';
export { mountChapterMembers } from './chapters/chapter-members.routes';
export { mountLand } from './chapters/land-route';
export { chaptersResource } from './chapters/chapters.resource';
export { eventCategoriesResource } from './event-categories/event-categories.resource';
export { eventsResource } from './events/events.resource';
export { countriesResource, statesResource } from './lookups/lookups.resource';
export { tagsResource } from './tags/tags.resource';
export type {} from './community.tables';
