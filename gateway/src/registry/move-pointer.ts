import { randomBytes } from 'node:crypto';

import { AppError } from '@enlace/shared-contract/errors';
import type { Pointer, PointerChange } from '@enlace/shared-contract/platform';
import * as z from 'zod/mini';

import { loadLive } from './answer/live-registry';
import type { RemoteEntry } from './releases/build-info';
import { checkPaths } from './releases/check-pages';
import { findRollbackTarget } from './find-rollback-target';
import { findMisfits, type InstalledShell, needsOf } from './releases/find-misfits';
import type { RegistryStore } from './store/registry-store';
import { type ReleaseTrial, tryRelease } from './trial/release-trials';

const version = z.nullable(z.string().check(z.maxLength(100)));

/** Body of `PUT /registry/pointers/{id}`: the change and its reason. Missing fields stay unchanged. */
export const pointerMoveSchema = z.object({
  rev: z.optional(z.number()),
  why: z.string().check(z.minLength(1), z.maxLength(500)),
  by: z.optional(z.string().check(z.maxLength(100))),
  change: z.object({
    stable: z.optional(version),
    canary: z.optional(
      z.nullable(
        z.object({
          version: z.string().check(z.maxLength(100)),
          percent: z.number().check(z.minimum(0), z.maximum(100)),
          salt: z.optional(z.string().check(z.maxLength(50))),
        }),
      ),
    ),
    enabled: z.optional(z.boolean()),
    disabledReason: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    fallback: z.optional(version),
  }),
});

export type PointerMoveBody = z.infer<typeof pointerMoveSchema>;

/** Body of `POST /registry/pointers/{id}/rollback`. Without `to`, the trail of changes names the release. */
export const rollbackSchema = z.object({
  rev: z.optional(z.number()),
  why: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  by: z.optional(z.string().check(z.maxLength(100))),
  to: z.optional(z.string().check(z.maxLength(100))),
});

const newPointer: Pointer = { stable: null, canary: null, enabled: true, disabledReason: null, fallback: null };

export interface MoveContext {
  readonly store: RegistryStore;
  readonly remotes: readonly RemoteEntry[];
  readonly shell: () => InstalledShell | null;
  /** Runs each release once before a pointer names it. */
  readonly trial?: ReleaseTrial | undefined;
}

/**
 * Moves the pointer of one remote. Every version in it must be published, must fit the other live releases and,
 * unless the remote is disabled, must fit the installed shell.
 */
export async function movePointer(
  context: MoveContext,
  id: string,
  body: PointerMoveBody,
  isRollback = false,
): Promise<PointerChange> {
  if (!context.remotes.some((remote) => remote.id === id)) {
    throw new AppError('NOT_FOUND', { userMessage: `There is no remote "${id}" in remotes.json.` });
  }
  await tryNamedReleases(context, id, body.change);
  return context.store.move({
    id,
    by: body.by ?? 'unknown',
    why: body.why,
    rev: body.rev,
    isRollback,
    decide: async (before) => {
      const after = apply(before ?? newPointer, body.change);
      await refuseMisfits(context, id, after);
      return after;
    },
  });
}

/** Makes an earlier stable release live again, and ends the canary. */
export async function rollBack(
  context: MoveContext,
  id: string,
  { rev, why, by, to }: z.infer<typeof rollbackSchema>,
): Promise<PointerChange> {
  const pointers = await context.store.pointers();
  const stable = pointers.remotes[id]?.stable;
  if (!stable) throw refusal(`${id} has no stable release to roll back from.`);
  const version = to ?? findRollbackTarget(await context.store.audit(id), stable);
  if (version === null) {
    throw refusal(
      `The changes of ${id} name no stable release before ${stable} that was not rolled back: name one with --to <version>.`,
    );
  }
  const change = { stable: version, canary: null };
  // The target is right for these pointers only.
  const body = { rev: rev ?? pointers.rev, why: why ?? `rollback from ${stable}`, by, change };
  return movePointer(context, id, body, true);
}

/** Rejects a release that cannot be live: not published, not fit for the shell or the other releases, or not working. */
export async function checkRelease(context: MoveContext, id: string, version: string): Promise<void> {
  await tryNamedReleases(context, id, { stable: version });
  await refuseMisfits(context, id, { ...newPointer, stable: version });
}

function refusal(userMessage: string): AppError {
  return new AppError('VALIDATION_FAILED', { userMessage });
}

/** Runs before the pointers are locked, because a trial takes seconds. */
async function tryNamedReleases(
  { store, trial }: MoveContext,
  id: string,
  { stable, canary, fallback }: PointerMoveBody['change'],
): Promise<void> {
  if (trial === undefined) return;
  for (const version of new Set([stable, canary?.version, fallback])) {
    const release = version ? await store.release(id, version) : null;
    if (release !== null) await tryRelease(trial, store, release);
  }
}

function apply(before: Pointer, change: PointerMoveBody['change']): Pointer {
  const { canary } = change;
  const isKept = canary && before.canary?.version === canary.version;
  return {
    stable: change.stable === undefined ? before.stable : change.stable,
    canary:
      canary === undefined
        ? (before.canary ?? null)
        : canary && {
            version: canary.version,
            percent: canary.percent,
            // A growing canary keeps its salt, so that its browsers stay in it.
            salt: canary.salt ?? (isKept && before.canary ? before.canary.salt : randomBytes(4).toString('hex')),
          },
    enabled: change.enabled ?? before.enabled,
    disabledReason: change.disabledReason === undefined ? before.disabledReason : change.disabledReason,
    fallback: change.fallback === undefined ? before.fallback : change.fallback,
  };
}

async function refuseMisfits({ store, shell }: MoveContext, id: string, after: Pointer): Promise<void> {
  const installedShell = shell();
  const live = (await loadLive(store)).remotes
    .filter((remote) => remote.id !== id)
    .flatMap(({ stable, canary }) => [stable, canary].filter((release) => release !== null));
  const problems: string[] = [];
  for (const version of new Set([after.stable, after.canary?.version, after.fallback])) {
    if (!version) continue;
    const release = await store.release(id, version);
    if (release === null) {
      problems.push(`${id} ${version} is not published`);
      continue;
    }
    problems.push(...checkPaths(id, release.remote.pages, live));
    const misfits = after.enabled ? findMisfits(needsOf(release), installedShell) : [];
    problems.push(...misfits.map((misfit) => `${id} ${version} does not fit: ${misfit}`));
  }
  if (problems.length > 0) {
    throw new AppError('VALIDATION_FAILED', {
      userMessage: `This release cannot be live: ${problems.join('; ')}.`,
      details: { problems },
    });
  }
}
