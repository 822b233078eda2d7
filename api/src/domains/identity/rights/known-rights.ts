import { type RoleName, type Viewer } from '@enlace/shared-contract';

import { contractCalls } from '../../../kit/contract/contract-calls';

type Rights = Pick<Viewer, 'roles' | 'permissions'>;

/** What a permission opens, as the contract's calls say. */
export interface KnownRight {
  /** Name of the permission, e.g. `news.edit`. */
  readonly name: string;
  readonly resource: string;
  readonly action: string;
  /** Roles that every call of this permission lets in by themselves. */
  readonly always: readonly RoleName[];
  readonly calls: readonly string[];
}

let known: readonly KnownRight[] | null = null;

/** Every permission that a call asks for, by name. */
export function knownRights(): readonly KnownRight[] {
  known ??= readRights();
  return known;
}

function readRights(): KnownRight[] {
  const found = new Map<string, { always: readonly RoleName[]; calls: Set<string> }>();
  for (const { access, method, path } of contractCalls()) {
    if (access.kind !== 'roles') continue;
    const before = found.get(access.permission);
    const always = before?.always.filter((role) => access.roles.includes(role)) ?? access.roles;
    const calls = before?.calls ?? new Set<string>();
    calls.add(`${method} ${path.split('?')[0] ?? path}`);
    found.set(access.permission, { always, calls });
  }
  return [...found]
    .map(([name, { always, calls }]) => {
      return { ...rightOf(name), always, calls: [...calls].sort() };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A right by its name alone: of calls that the contract declares once for many resources, which let admins in. */
export function rightOf(name: string): KnownRight {
  const dot = name.lastIndexOf('.');
  return { name, resource: name.slice(0, dot), action: name.slice(dot + 1), always: ['admin'], calls: [] };
}

/** Whether somebody has a right, by permission or by role. */
export function holds({ roles, permissions }: Rights, right: Pick<KnownRight, 'name' | 'always'>): boolean {
  return permissions.includes(right.name) || right.always.some((role) => roles.includes(role));
}

/**
 * Whether nothing that `other` may do is more than the viewer may. Admins lack nothing; an admin is above everybody
 * who is none, and what a role opens by its name counts like a permission.
 */
export function isWithin(viewer: Rights, other: Rights): boolean {
  if (viewer.roles.includes('admin')) return true;
  if (other.roles.includes('admin')) return false;
  if (other.permissions.some((name) => !viewer.permissions.includes(name) && !holdsByRole(viewer, name))) return false;
  return knownRights().every((right) => !holds(other, right) || holds(viewer, right));
}

function holdsByRole(viewer: Rights, name: string): boolean {
  const right = knownRights().find((one) => one.name === name);
  return right !== undefined && holds(viewer, right);
}
