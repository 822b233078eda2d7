import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, namedRow, timestamp } from '../fields';

/** Which role may do what, and why a person may or may not. */
export const rightsCalls = {
  matrix: wire.get('/api/v2/rights/matrix', only(['admin'], 'rights.read')),
  /** Gives and takes permissions of roles, all of them or none. */
  saveRights: wire.post('/api/v2/rights/save', 'json', only(['admin'], 'rights.edit'), { changes: ['permissions'] }),
  rightsOfPerson: wire.get('/api/v2/rights/users/{id}', only(['admin'], 'rights.read')),
  /** Gives and takes a user's roles and own permissions: all of them or none. */
  savePersonRights: wire.post('/api/v2/rights/users/{id}/save', 'json', only(['admin'], 'rights.edit'), {
    changes: ['users'],
  }),
} as const;

const right = {
  id,
  /** Name of the permission, e.g. `news.edit`. */
  name: z.string(),
  resource: z.string(),
  action: z.string(),
};

/** Every permission that a call asks for, every role, and which role has which. */
export const rightsMatrixSchema = z.object({
  roles: z.array(
    z.object({
      id,
      name: z.string(),
      label: z.nullable(z.string()),
      /** One of the six that always exist. */
      is_fixed: z.boolean(),
      members_count: z.number(),
      /**
       * Whether the viewer can give the role itself. A role also opens pages by its name, so the viewer must have it.
       */
      is_mine: z.boolean(),
    }),
  ),
  rights: z.array(
    z.object({
      ...right,
      /** Roles with access to every call of this permission; it cannot be taken from them. */
      always: z.array(z.string()),
      /** The calls it opens, e.g. `POST /api/editnews`. */
      calls: z.array(z.string()),
      /** Whether the viewer has it and can therefore give it. */
      is_mine: z.boolean(),
    }),
  ),
  grants: z.array(z.object({ role_id: id, permission_id: id })),
});

export type RightsMatrix = z.infer<typeof rightsMatrixSchema>;

const savedGrant = z.object({ role_id: id, permission_id: id });

/** The matrix after a change, and the actual changes; the reverse change undoes them. */
export const savedMatrixSchema = z.extend(rightsMatrixSchema, {
  /** Number of changed cells. */
  changed: z.number(),
  given: z.array(savedGrant),
  taken: z.array(savedGrant),
});

export type SavedMatrix = z.infer<typeof savedMatrixSchema>;

const grant = z.object({ role_id: idInput, permission_id: idInput });

/** Changes of the matrix: what is given already, or taken already, stays as it is. */
export const saveRightsSchema = z.object({
  give: z.array(grant).check(z.maxLength(5000)),
  take: z.array(grant).check(z.maxLength(5000)),
  /** Refuses the whole change with CONFLICT when a part of it is so already; undo uses it. */
  is_exact: z.optional(z.boolean()),
  /** The reason, for readers of the audit. */
  reason: line(500),
});

export type SaveRights = z.infer<typeof saveRightsSchema>;

const source = z.union([
  z.object({
    kind: z.literal('role'),
    role: z.string(),
    label: z.nullable(z.string()),
    /** Whether the role has access by its name, not by a permission. */
    is_always: z.boolean(),
    /** Since when the user has the role; null when unknown. */
    since: z.nullable(timestamp),
  }),
  z.object({ kind: z.literal('own'), since: z.nullable(timestamp) }),
  /** It comes with the right's `rows`, and goes with them. */
  z.object({ kind: z.literal('rows') }),
]);

const roleName = { id, name: z.string(), label: z.nullable(z.string()) };

/** Why a person whose rights would do still cannot. */
const accountFaults = ['removed', 'disabled', 'unverified', 'leaving'] as const;

/** What one person may do, and by what. */
export const rightsOfPersonSchema = z.object({
  person: z.object({
    id,
    name: z.string(),
    email: z.string(),
    fault: z.nullable(z.enum(accountFaults)),
    roles: z.array(z.object(roleName)),
    /** Whether the viewer may change the user's rights: the user has no right that the viewer lacks. */
    is_open: z.boolean(),
  }),
  rights: z.array(
    z.extend(z.object(right), {
      /** Null for a right that cannot be given: it comes with rows. */
      id: z.nullable(id),
      /** Whether the viewer has it and can therefore give it. */
      is_mine: z.boolean(),
      /** Sources of the right; empty when the user lacks it. */
      sources: z.array(source),
      /** Rows of the resource with access although the right was not given, for example led chapters. */
      rows: z.array(namedRow),
      /** Roles that include it; `is_mine` states whether the viewer can give the role. */
      given_by: z.array(z.object({ ...roleName, is_mine: z.boolean() })),
    }),
  ),
});

export type RightsOfPerson = z.infer<typeof rightsOfPersonSchema>;
export type RightSource = RightsOfPerson['rights'][number]['sources'][number];

const ids = z.array(idInput).check(z.maxLength(500));

/** Changes of one user's rights; rights that are already in the requested state stay unchanged. */
export const savePersonRightsSchema = z.object({
  give_roles: ids,
  give_permissions: ids,
  take_roles: ids,
  take_permissions: ids,
  /** The reason, for readers of the audit. */
  reason: line(500),
});

export type SavePersonRights = z.infer<typeof savePersonRightsSchema>;

/** The user's rights after a change, and the actual changes; the reverse change undoes them. */
export const savedPersonRightsSchema = z.extend(rightsOfPersonSchema, {
  changed: z.object({
    give_roles: z.array(id),
    give_permissions: z.array(id),
    take_roles: z.array(id),
    take_permissions: z.array(id),
  }),
});

export type SavedPersonRights = z.infer<typeof savedPersonRightsSchema>;
