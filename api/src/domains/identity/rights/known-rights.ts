import type { RoleName, Viewer } from '@enlace/shared-contract/access';

import { contractCalls } from '../../../kit/core/contract/contract-calls';

type Rights = Pick<Viewer, 'roles' | 'permissions'>;

/** A permission with the calls of the contract that it opens. */
export interface KnownRight {
  /** Name of the permission, e.g. `news.edit`. */
  readonly name: string;
  readonly resource: string;
  readonly action: string;
  /** Roles that may make every call of this permission without having it. */
  readonly always: readonly RoleName[];
  readonly calls: readonly string[];
}

let cachedRights: readonly KnownRight[] | null = null;

/** All permissions that calls of the contract require, by name. */
export function listKnownRights(): readonly KnownRight[] {
  cachedRights ??= readRights();
  return cachedRights;
}

function readRights(): KnownRight[] {
  const rightsByName = new Map<string, { always: readonly RoleName[]; calls: Set<string> }>();
  for (const { access, method, path } of contractCalls()) {
    if (access.kind !== 'roles') continue;
    const before = rightsByName.get(access.permission);
    const always = before?.always.filter((role) => access.roles.includes(role)) ?? access.roles;
    const calls = before?.calls ?? new Set<string>();
    calls.add(`${method} ${path.split('?')[0] ?? path}`);
    rightsByName.set(access.permission, { always, calls });
  }
  return [...rightsByName]
    .map(([name, { always, calls }]) => {
      return { ...rightOf(name), always, calls: [...calls].sort() };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * A right by its name alone, for calls that the contract declares once for many resources; only admins have these by
 * role.
 */
export function rightOf(name: string): KnownRight {
  const dot = name.lastIndexOf('.');
  return { name, resource: name.slice(0, dot), action: name.slice(dot + 1), always: ['admin'], calls: [] };
}

/** Whether a viewer has a right, by permission or by role. */
export function hasRight({ roles, permissions }: Rights, right: Pick<KnownRight, 'name' | 'always'>): boolean {
  return permissions.includes(right.name) || right.always.some((role) => roles.includes(role));
}

/**
 * Whether the viewer has every right of `other`. An admin has all rights, and only an admin has those of an admin. A
 * right that a role opens by its name counts like a permission.
 */
export function isWithin(viewer: Rights, other: Rights): boolean {
  if (viewer.roles.includes('admin')) return true;
  if (other.roles.includes('admin')) return false;
  if (other.permissions.some((name) => !viewer.permissions.includes(name) && !holdsByRole(viewer, name))) return false;
  return listKnownRights().every((right) => !hasRight(other, right) || hasRight(viewer, right));
}

function holdsByRole(viewer: Rights, name: string): boolean {
  const right = listKnownRights().find((one) => one.name === name);
  return right !== undefined && hasRight(viewer, right);
}
