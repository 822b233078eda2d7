import type { eventPoolsSchema } from '@enlace/shared-contract/orders';
import type * as z from 'zod/mini';

/** A pool of an event, as the API answers it. */
export type EventPool = z.infer<typeof eventPoolsSchema>['data'][number];
