import * as z from 'zod/mini';

import { anyone } from '../access';
import { defineResource, wire } from '../define-resource';
import { id } from '../fields';

/**
 * Lookup lists of SPEC §9 whose writing calls come with their own back office. Their reading rows are complete;
 * `order=asc` is the caller's.
 */
function readable<T extends z.ZodMiniObject>(name: string, entity: T, query?: Record<string, string>) {
  return defineResource({
    name,
    entity,
    write: z.object({}),
    filters: z.object({}),
    sorts: ['created_at', 'name'],
    wire: {
      list: wire.get(`/api/${name}/list`, anyone, query),
      get: wire.get(`/api/${name}/get/{id}`, anyone),
    },
  });
}

const named = z.object({ id, name: z.string(), slug: z.string() });
