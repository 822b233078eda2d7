import { type Access, mayCall } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import type { Tier } from '../../tier';
import {
  type AccessCaller,
  addRoleCaller,
  ask,
  type BroadCaller,
  describeAnswer,
  isAnswered,
  isWithoutRows,
  type PermittedCaller,
  viewerOf,
  visitor,
} from './access-callers';
import { accessOf, type KitCall, kitCalls, requestOf, type Right } from './kit-rights';
import { rowOwners } from './row-owners';

interface Stage {
  readonly api: TestApi;
  readonly roles: readonly AccessCaller[];
  readonly permittedCaller: PermittedCaller;
  readonly broadCaller: BroadCaller;
}

const unknownId = 999_999_999;
const rights: readonly Right[] = ['list', 'add', 'edit', 'remove', 'hardRemove', 'export', 'import'];

/** The accesses that a call needs; null when the resource has no such call. */
function accessesOf(kitCall: KitCall, resource: Resource): readonly Access[] | null {
  const { rights: neededRights, capability } = kitCall;
  if (capability !== undefined && !resource.capabilities[capability]) return null;
  const accesses = neededRights.map((right) => accessOf(resource, right));
  return accesses.some((access) => access === null) ? null : accesses.flatMap((access) => access ?? []);
}

const permissionOf = (access: Access | null): string | null => (access?.kind === 'roles' ? access.permission : null);

/** Id of a row that all readers of the list see. */
async function findListedId({ api }: Stage, { wire: { list } }: Resource): Promise<number> {
  const answer = await api.get(`${list.path}?limit=1`, list.access.kind === 'public' ? null : 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: readonly { id: number }[] }>().data[0]?.id ?? 1;
}

async function askRoles(stage: Stage, resource: Resource, id: number, callers: readonly AccessCaller[]) {
  const leaks: string[] = [];
  for (const caller of [visitor, ...callers]) {
    const viewer = await viewerOf(stage.api, caller);
    for (const kitCall of kitCalls) {
      const accesses = accessesOf(kitCall, resource);
      if (accesses === null || accesses.every((access) => mayCall(viewer, access))) continue;
      const answer = await ask(stage.api, requestOf(kitCall, resource, id), caller);
      if (!isWithoutRows(answer))
        leaks.push(`${kitCall.call} of ${resource.name} as ${caller.name}: ${describeAnswer(answer)}`);
    }
  }
  return leaks;
}

async function askPermissions(
  { api, permittedCaller, broadCaller }: Stage,
  resource: Resource,
  id: number,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const right of rights) {
    const permission = permissionOf(accessOf(resource, right));
    const callsOfRight = kitCalls.filter((kitCall) => kitCall.rights.includes(right));
    if (permission === null || callsOfRight.length === 0) continue;
    await broadCaller.permitAllBut([permission]);
    for (const kitCall of callsOfRight) {
      if (accessesOf(kitCall, resource) === null) continue;
      const answer = await ask(api, requestOf(kitCall, resource, id), broadCaller);
      if (!isWithoutRows(answer))
        leaks.push(`${kitCall.call} of ${resource.name} without ${permission}: ${describeAnswer(answer)}`);
    }
    for (const kitCall of callsOfRight) {
      const accesses = accessesOf(kitCall, resource);
      if (accesses === null || kitCall.rights[0] !== right) continue;
      const names = accesses.flatMap((access) => permissionOf(access) ?? []);
      // Some rights have no permission that could be given: only admins have them.
      if (!(await permittedCaller.permit(names))) continue;
      const rowId = kitCall.call.startsWith('GET') ? id : unknownId;
      const answer = await ask(api, requestOf(kitCall, resource, rowId), permittedCaller);
      if (!isAnswered(answer))
        leaks.push(`${kitCall.call} of ${resource.name} with ${names.join()} alone: ${describeAnswer(answer)}`);
    }
  }
  return leaks;
}

/** An owner reaches own rows by each call that the policy allows, and no row of others by any call. */
async function askOwner({ api }: Stage, resource: Resource): Promise<string[]> {
  const owner = rowOwners[resource.name];
  assert.ok(owner);
  const caller =
    owner.role === null ? { ...(await insertPerson(api)), name: 'a member' } : await addRoleCaller(api, owner.role);
  const { ownId, foreignId } = await owner.own(api, caller.id ?? 0);
  const leaks: string[] = [];
  for (const kitCall of kitCalls) {
    if (accessesOf(kitCall, resource) === null) continue;
    const isOfRow = !kitCall.rights.includes('list') && /\{id\}|bulk|trash/.test(kitCall.call);
    if (!isOfRow) continue;
    const answer = await ask(api, requestOf(kitCall, resource, foreignId), caller);
    if (!isWithoutRows(answer))
      leaks.push(`${kitCall.call} of a foreign row of ${resource.name}: ${describeAnswer(answer)}`);
    const isAllowed = kitCall.call.startsWith('GET') && kitCall.rights.every((right) => owner.rights.includes(right));
    if (!isAllowed || ownId === null) continue;
    const ownAnswer = await ask(api, requestOf(kitCall, resource, ownId), caller);
    if (!isAnswered(ownAnswer))
      leaks.push(`${kitCall.call} of an own row of ${resource.name}: ${describeAnswer(ownAnswer)}`);
  }
  for (const call of [resource.wire.edit, resource.wire.remove, resource.wire.hardRemove]) {
    if (call === undefined) continue;
    const answer = await ask(api, { method: 'POST', url: call.path.replace('{id}', String(foreignId)) }, caller);
    if (!isWithoutRows(answer)) leaks.push(`${call.path} of a foreign row: ${describeAnswer(answer)}`);
  }
  return leaks;
}

/** Resources of the first tier: those with a policy, and some of the others, which run the same code. */
const isInTier = (tier: Tier, place: number, { options }: MountedResource): boolean =>
  tier === 'full' || options.policy !== undefined || place % 5 === 0;

/** Asks the calls of the kit for each resource: as a visitor and roles, with single permissions, and as owner. */
export function testKitAccess(tier: Tier, stageOf: () => Stage): void {
  for (const [place, mountedResource] of mountedResources.entries()) {
    if (!isInTier(tier, place, mountedResource)) continue;
    const { resource, options } = mountedResource;
    test(`of ${resource.name} need the rights that are declared`, async () => {
      const stage = stageOf();
      const id = (await rowOwners[resource.name]?.findOpenRow?.(stage.api)) ?? (await findListedId(stage, resource));
      const callers = tier === 'full' ? stage.roles : stage.roles.filter((_, at) => at === place % stage.roles.length);
      const leaks = [
        ...(await askRoles(stage, resource, id, callers)),
        ...(await askPermissions(stage, resource, id)),
        ...(options.policy === undefined ? [] : await askOwner(stage, resource)),
      ];
      assert.deepEqual(leaks, []);
    });
  }
}
