import { restoreCall } from '@enlace/shared-contract/admin';
import {
  arrangedSchema,
  changedMediumSchema,
  mediaCalls,
  mediaOverviewSchema,
  restoredMediumSchema,
  type Arranged,
  type ChangedPlace,
  type media,
  type MediaOverview,
  type Recipe,
} from '@enlace/shared-contract/media';
import type { EntityOf } from '@enlace/shared-contract/resources';
import {
  bodyOf,
  createCalls,
  dataOf,
  defineCall,
  subjectOf,
  type Call,
  type InjectedSlice,
  type Subject,
} from '@enlace/shared-data';

export type Medium = EntityOf<typeof media>;

/** A changed medium, and the result for each place that shows it. */
export interface ChangedMedium {
  readonly data: Medium;
  readonly report: readonly ChangedPlace[];
}

/** The calls of the media library that change several rows or read none; one slice per remote. */
export interface MediaCalls extends InjectedSlice {
  readonly calls: {
    /** Data for the library's filters. */
    readonly overview: Call<undefined, MediaOverview>;
    /** Turns, crops and focuses a picture; null restores the original. */
    readonly adjust: Call<{ readonly id: number; readonly recipe: Recipe | null }, ChangedMedium>;
    /** Replaces this medium by another one in all places. */
    readonly replace: Call<{ readonly id: number; readonly by: number }, ChangedMedium>;
    /** Moves, tags or removes several media. */
    readonly arrange: Call<Readonly<Record<string, unknown>>, Arranged>;
    /** Restores one medium. The screen that restores several reports the change of the library once. */
    readonly restore: Call<number, { readonly id: number }>;
  };
}

/** Subject of the library's reads. */
export const library: Subject = subjectOf('media');

/** Makes the media library's calls. @param owner the remote's name for its slices */
export function createMediaCalls(owner: string): MediaCalls {
  const client = 'authenticated';
  const mode = 'first';
  return createCalls(`${owner}/media_calls`, {
    overview: defineCall({
      client,
      request: (_input: undefined) => ({ call: mediaCalls.overview }),
      read: dataOf(mediaOverviewSchema.shape.data),
      shows: () => [library],
    }),
    adjust: defineCall({
      mode,
      client,
      request: ({ id, recipe }: { readonly id: number; readonly recipe: Recipe | null }) => ({
        call: mediaCalls.adjust,
        params: { id },
        body: { recipe },
      }),
      read: bodyOf<ChangedMedium>(changedMediumSchema),
      changes: (_input, answer) => changesOf(answer),
    }),
    replace: defineCall({
      mode,
      client,
      request: ({ id, by }: { readonly id: number; readonly by: number }) => ({
        call: mediaCalls.replace,
        params: { id },
        body: { by },
      }),
      read: bodyOf<ChangedMedium>(changedMediumSchema),
      changes: (_input, answer) => changesOf(answer),
    }),
    arrange: defineCall({
      mode,
      client,
      request: (body: Readonly<Record<string, unknown>>) => ({ call: mediaCalls.arrange, body }),
      read: dataOf(arrangedSchema.shape.data),
      changes: () => [library],
    }),
    restore: defineCall({
      mode,
      client,
      request: (id: number) => ({ call: restoreCall, params: { resource: 'media', id } }),
      read: dataOf(restoredMediumSchema.shape.data),
    }),
  });
}

/** The library, and the records that show the medium. */
function changesOf({ report }: ChangedMedium): readonly Subject[] {
  const changedPlaces = report.filter(({ outcome }) => outcome === 'changed');
  return [library, ...changedPlaces.map(({ resource, id }) => subjectOf(resource, id))];
}
