import * as z from 'zod/mini';

import { type Access, publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id } from '../fields';

function lookup<T extends z.ZodMiniObject>(
  name: string,
  entity: T,
  options: { access?: Access; isUnordered?: boolean } = {},
) {
  return defineResource({
    name,
    entity,
    write: z.object({}),
    filters: z.object({ country_code: z.optional(z.string().check(z.maxLength(2))) }),
    sorts: ['name', 'id'],
    wire: {
      list: wire.get(
        `/api/${name}/list`,
        options.access ?? publicAccess,
        options.isUnordered ? undefined : { order: 'asc' },
      ),
      get: wire.get(`/api/v2/${name}/{id}`, options.access ?? publicAccess),
    },
  });
}

const namedRow = z.object({ id, name: z.string() });

/** Lookup lists in ascending order, except permissions (docs/SPECIFICATION.md, sections 3 and 9). */
export const categories = lookup('categories', z.object({ id, name: z.string(), slug: z.string() }));
/** `code` is ISO 3166-1 alpha-2; names in the language asked for. */
export const countries = lookup('countries', z.object({ id, name: z.string(), code: z.string() }));
export const states = lookup('states', z.object({ id, name: z.string(), code: z.string(), country_code: z.string() }));
export const jobSkills = lookup('job_skills', z.object({ id, name: z.string(), kind: z.enum(['general', 'tech']) }));
export const jobTitles = lookup('job_titles', namedRow);
export const jobTypes = lookup('job_types', namedRow);
/** Languages (ISO 639-1) and levels a member may state. */
export const languageProficiency = lookup(
  'language_proficiency',
  z.object({ id, name: z.string(), language: z.string(), level: z.string() }),
);
export const permissions = lookup(
  'permissions',
  z.object({ id, name: z.string(), description: z.nullable(z.string()) }),
  {
    access: only(['admin'], 'permissions.list'),
    isUnordered: true,
  },
);
