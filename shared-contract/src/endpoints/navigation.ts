import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { pageNavPlaces } from '../resources/pages';

/**
 * Editorial pages that the site's navigation shows: public and published pages with a place other than `none`, in their
 * order. The gateway adds them to the registry answer as `links`.
 */
export const navigationCall = wire.get('/api/v2/navigation', publicAccess);

export const navigationAnswerSchema = z.object({
  data: z.array(
    z.object({
      slug: z.string(),
      label: z.object({ en: z.string(), es: z.string(), pt: z.string() }),
      place: z.enum(pageNavPlaces),
      order: z.number(),
    }),
  ),
});

export type NavigationEntry = z.infer<typeof navigationAnswerSchema>['data'][number];
