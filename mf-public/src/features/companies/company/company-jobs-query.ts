import type { jobs } from '@enlace/shared-contract/work';
import type { ListQueryOf, ScreenContext } from '@enlace/shared-data';

/** Jobs of the company that the address names. */
export const companyJobsQuery = ({
  params,
  locale,
}: Pick<ScreenContext, 'params' | 'locale'>): ListQueryOf<typeof jobs> => ({
  company: params['slug'] ?? '',
  sort: 'published_at',
  order: 'desc',
  page: 1,
  per_page: 6,
  lang: locale,
});
