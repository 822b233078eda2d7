import * as z from 'zod/mini';

/** The six roles of SPEC §6, as stored. */
export const roleNames = ['admin', 'latinas', 'recruiters', 'allies', 'founders', 'investors'] as const;

export type RoleName = (typeof roleNames)[number];

/** Who is looking, as far as rights go. `null` stands for a visitor. */
export const viewerSchema = z.object({
  id: z.number(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});

export type Viewer = z.infer<typeof viewerSchema>;

/**
 * Who may make a call (endpoints.tsv, column access).
 * - `public`: anybody; `bearer`: any signed-in person; `refresh`, `cookie`: holders of that cookie
 * - `roles`: a listed role, or the named permission; `self` lets the owner of the row in as well, and rows can let in
 *   others, who have the right `rows` for as long as there is one for them: pages open to it, the call judges the row
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
    };

export const anyone: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'bearer' };

/** Only these roles, or whoever has the permission of that name. */
export function only(
  roles: readonly RoleName[],
  permission: string,
  { self, rows }: { self?: boolean; rows?: string } = {},
): Access {
  return { kind: 'roles', roles, permission, ...(self ? { self } : {}), ...(rows === undefined ? {} : { rows }) };
}

/**
 * SPEC §6: passes if any allowed name is one of the viewer's roles or permissions; an empty list means any signed-in
 * person. Names match exactly.
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
