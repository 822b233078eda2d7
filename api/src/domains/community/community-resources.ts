import type { MountedResource } from '../../kit/core/table/resource-options';
import { areasResource } from './areas/areas.resource';
import { chapterPeopleResource } from './chapters/chapter-people.resource';
import { chaptersResource } from './chapters/chapters.resource';
import { countriesResource, statesResource } from './lookups/lookups.resource';
import { tagsResource } from './tags/tags.resource';

/** The resources of this domain that the kit serves. */
export const communityResources: readonly MountedResource[] = [
  areasResource,
  chaptersResource,
  chapterPeopleResource,
  tagsResource,
  countriesResource,
  statesResource,
];
