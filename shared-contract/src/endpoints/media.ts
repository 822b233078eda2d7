import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, wholeInput } from '../fields';
import { folderInput, media, mediaPlaceSchema, mediaTags, recipeSchema } from '../resources/media';

const mayAdd = only(['admin'], 'media.add');
const mayEdit = only(['admin'], 'media.edit');

/** Largest file of the library, in bytes. */
export const mediaBytesCap = 40_000_000;
/** Bytes of one chunk; only the last may have fewer. */
export const chunkBytes = 5_000_000;
/** Most media that one bulk action takes. */
const arrangeCap = 200;

/**
 * Calls of the media library beside its resource. A file comes whole (`upload`), or in chunks that survive a broken
 * connection: start, chunks in order, finish.
 */
export const mediaCalls = {
  /** Field `file`; beside it `folder`. 413 and 415 refuse the whole of it. */
  upload: wire.post('/api/v2/media/upload', 'multipart', mayAdd, { changes: ['media'] }),
  /** Answers the place of an upload, new or one that was broken off; or the medium with this content. */
  startUpload: wire.post('/api/v2/media/uploads', 'json', mayAdd, { changes: [] }),
  getUpload: wire.get('/api/v2/media/uploads/{id}', mayAdd),
  /** Field `chunk`. CONFLICT with `details.offset` when it does not begin where the last one ended. */
  putChunk: wire.post('/api/v2/media/uploads/{id}/chunks?offset={offset}', 'multipart', mayAdd, { changes: [] }),
  finishUpload: wire.post('/api/v2/media/uploads/{id}/finish', 'none', mayAdd, { changes: ['media'] }),
  cancelUpload: wire.post('/api/v2/media/uploads/{id}/cancel', 'none', mayAdd, { changes: [] }),
  /** Turns, crops and focuses a picture wherever it is shown; a body without a recipe brings the original back. */
  adjust: wire.post('/api/v2/media/{id}/adjust', 'json', mayEdit, { changes: ['media'] }),
  /** Shows another medium wherever this one is shown. */
  replace: wire.post('/api/v2/media/{id}/replace', 'json', mayEdit, { changes: ['media'] }),
  /** Moves, tags or removes several; those that cannot be removed are named in the report. */
  arrange: wire.post('/api/v2/media/arrange', 'json', mayEdit, { changes: ['media'] }),
  overview: wire.get('/api/v2/media/overview', mayEdit),
} as const;

/** What goes along with a file that comes whole. */
export const uploadBodySchema = z.object({ folder: folderInput });

export const startUploadSchema = z.object({
  name: line(300),
  bytes: wholeInput(1),
  /** SHA-256 of the content, hexadecimal: finds the same content, and an upload of it that was broken off. */
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  folder: folderInput,
});

/** An upload under way: how much has arrived, and how much at once is taken. */
const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  offset: z.number(),
  chunk_bytes: z.number(),
});

export type Upload = z.infer<typeof uploadSchema>;

/** Answer of startUpload: where to go on, or the medium that has this content already. */
export const startedUploadSchema = z.object({
  data: z.object({ upload: z.nullable(uploadSchema), medium: z.nullable(media.entity) }),
});
export const uploadAnswerSchema = z.object({ data: uploadSchema });

/** Answer of upload and finishUpload. `duplicate`: the content was there before; nothing of the medium has changed. */
export const storedMediumSchema = z.object({ data: media.entity, duplicate: z.boolean() });

export const adjustSchema = z.object({ recipe: z.nullable(recipeSchema) });

/** A place that a change was meant for: done, or why not. */
const changedPlaceSchema = z.extend(mediaPlaceSchema, {
  outcome: z.enum(['changed', 'unchanged', 'refused']),
});

export type ChangedPlace = z.infer<typeof changedPlaceSchema>;

/** Answer of adjust and replace. */
export const changedMediumSchema = z.object({
  data: media.entity,
  report: z.array(changedPlaceSchema),
});

export const replaceSchema = z.object({ by: idInput });

const ids = z.array(idInput).check(z.minLength(1), z.maxLength(arrangeCap));

export const arrangeSchema = z.union([
  z.object({ action: z.literal('move'), ids, folder: folderInput }),
  z.object({ action: z.enum(['tag', 'untag']), ids, tags: mediaTags }),
  z.object({ action: z.literal('remove'), ids }),
]);

export type Arrangement = z.infer<typeof arrangeSchema>;

/** What became of each; `refused` is shown somewhere, `missing` is gone. */
export const arrangedSchema = z.object({
  data: z.array(
    z.object({
      id,
      name: z.nullable(z.string()),
      outcome: z.enum(['changed', 'refused', 'missing']),
      used_in: z.array(mediaPlaceSchema),
    }),
  ),
});

export type Arranged = z.infer<typeof arrangedSchema>['data'];

/** What the library has, for its filters. */
export const mediaOverviewSchema = z.object({
  data: z.object({
    folders: z.array(z.object({ path: z.string(), count: z.number() })),
    tags: z.array(z.object({ name: z.string(), count: z.number() })),
    total: z.number(),
    bytes: z.number(),
    unused: z.number(),
    missing_alt: z.number(),
  }),
});

export type MediaOverview = z.infer<typeof mediaOverviewSchema>['data'];

/** Answer of a restored medium. */
export const restoredMediumSchema = z.object({ data: z.object({ id }) });
