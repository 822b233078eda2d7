import * as z from 'zod/mini';

/** The six stored roles (docs/SPECIFICATION.md, section 6). */
export const roleNames = ['latinas', 'recruiters', 'allies', 'founders', 'investors', 'admin'] as const;

export type RoleName = (typeof roleNames)[number];

/** The viewer's roles and permissions; null for a visitor. */
export const viewerSchema = z.object({
  id: z.number(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});

export type Viewer = z.infer<typeof viewerSchema>;

/**
 * Access of a call (endpoints.tsv, column access).
 * - `public`: all callers; `bearer`: signed-in users; `refresh`, `cookie`: holders of that cookie
 * - `roles`: a listed role, or the named permission. `self` adds the owner of the row. Rows can add users: they have
 * the right `rows` while such a row exists; pages open for it, and the call checks the row. Users with only a role of
 * `boundRoles` change only rows of their own.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'bearer' }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'cookie' }
  | {
      readonly kind: 'roles';
      readonly roles: readonly RoleName[];
      readonly permission: string;
      readonly self?: boolean;
      readonly rows?: string;
      readonly boundRoles?: readonly RoleName[];
    };

export const publicAccess: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'bearer' };

/** Only these roles, and users with the permission of that name. */
export function only(
  roles: readonly RoleName[],
  permission: string,
  { self, rows, boundRoles }: { self?: boolean; rows?: string; boundRoles?: readonly RoleName[] } = {},
): Access {
  return {
    kind: 'roles',
    roles,
    permission,
    ...(self ? { self } : {}),
    ...(rows === undefined ? {} : { rows }),
    ...(boundRoles === undefined ? {} : { boundRoles }),
  };
}

/** The right of users who lead a chapter, as long as they lead it. It is no permission that could be given. */
export const chapterLeadRight = 'chapters.lead';

/**
 * Passes if an allowed name is one of the viewer's roles or permissions. An empty list means every signed-in user.
 * Names match exactly (docs/SPECIFICATION.md, section 6).
 */
export function isAllowed(viewer: Pick<Viewer, 'roles' | 'permissions'> | null, allowed: readonly string[]): boolean {
  if (viewer === null) return false;
  if (allowed.length === 0) return true;
  return allowed.some((name) => viewer.roles.includes(name) || viewer.permissions.includes(name));
}

/** Whether a viewer may make a call; the row rule of `self` is the API's to check. */
export function mayCall(viewer: Pick<Viewer, 'roles' | 'permissions'> | null, access: Access): boolean {
  if (access.kind === 'public') return true;
  if (access.kind !== 'roles') return viewer !== null;
  return isAllowed(viewer, [...access.roles, access.permission]);
}

/**
 * Whether a viewer may make a call, or has the right `rows` of its access. With this right alone, the API checks the
 * row of the call.
 */
export function mayCallForRows(viewer: Pick<Viewer, 'roles' | 'permissions'> | null, access: Access): boolean {
  if (mayCall(viewer, access)) return true;
  return access.kind === 'roles' && access.rows !== undefined && (viewer?.permissions.includes(access.rows) ?? false);
}

/** Roles and permission with the right to a call for all rows, where others have it for single rows; else null. */
export function namesForAllRows(access: Access | undefined): readonly string[] | null {
  if (access?.kind !== 'roles' || (access.rows === undefined && access.boundRoles === undefined)) return null;
  const { roles, permission, boundRoles = [] } = access;
  return [...roles.filter((role) => !boundRoles.includes(role)), permission];
}
