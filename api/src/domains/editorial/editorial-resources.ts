import type { MountedResource } from '../../kit/core/table/resource-options';
import { categoriesResource } from './categories/categories.resource';
import { newsResource } from './news/news.resource';
import { pagesResource } from './pages/pages.resource';
import { pressResource } from './press/press.resource';

/** The resources of this domain that the kit serves. */
export const editorialResources: readonly MountedResource[] = [
  pressResource,
  newsResource,
  pagesResource,
  categoriesResource,
];
