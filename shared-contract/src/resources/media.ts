import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { cleanLine } from '../clean-text';
import { id, line, optionalNumber } from '../fields';
import * as field from '../record-fields';
import { locales } from '../text';

const mediaKinds = ['image', 'document'] as const;

/** One size of a picture, or the document itself. Widths and heights in pixels. */
const variant = z.object({
  url: z.string(),
  mime: z.string(),
  bytes: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

const share = z.pipe(optionalNumber(z.number().check(z.minimum(0), z.maximum(1))), z.number());

/** A point of a picture, in shares of its width and height from the top left. */
const focusSchema = z.object({ x: share, y: share });

export type Focus = z.infer<typeof focusSchema>;

/** A part of a picture, in shares of its width and height after it was turned. */
const cropSchema = z.object({ x: share, y: share, width: share, height: share }).check(
  z.refine(({ x, width }) => width >= 0.01 && x + width <= 1.0001),
  z.refine(({ y, height }) => height >= 0.01 && y + height <= 1.0001),
);

export type Crop = z.infer<typeof cropSchema>;

/** Quarters of a turn to the right, in degrees. */
const turns = [0, 90, 180, 270] as const;

/** How a picture is shown. The original stays; without a recipe it is shown as it is. */
export const recipeSchema = z.object({
  rotate: z._default(z.union(turns.map((turn) => z.literal(turn))), 0),
  crop: z._default(z.nullable(cropSchema), null),
  /** What must stay in sight where the picture is cut to another shape; of the picture as cropped. */
  focus: z._default(z.nullable(focusSchema), null),
});

export type Recipe = z.infer<typeof recipeSchema>;

/** A folder as a form sends it, tidied: `Events/2026`; null for the top. */
export const folderInput = z.optional(
  z.nullable(z.pipe(z.pipe(z.string(), z.transform(tidyFolder)), z.nullable(z.string().check(z.maxLength(200))))),
);

function tidyFolder(text: string): string | null {
  const parts = text.split('/').map(cleanLine);
  return parts.filter((part) => part !== '').join('/') || null;
}

/** Tags of a medium, without doubles. */
export const mediaTags = z.array(line(40)).check(z.maxLength(20));

/** Where a file is shown; `label` is the row's name when it was last written. */
export const mediaPlaceSchema = z.object({ resource: z.string(), id: z.number(), label: z.string() });

export type MediaPlace = z.infer<typeof mediaPlaceSchema>;

/**
 * Files of forms and of the media library (docs/SPECIFICATION.md, section 7). Equal files are stored once; an address
 * contains the content's hash and never changes. The back office's own calls are below /api/v2.
 */
export const media = defineResource({
  name: 'media',
  ...declareFields({
    kind: z.enum(mediaKinds),
    url: z.string(),
    mime: z.string(),
    bytes: z.number(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    /** Ready for the attribute of that name; null for a document. */
    srcset: z.nullable(z.string()),
    variants: z.array(variant),
    /** What it shows, by language. */
    alt: {
      read: z.record(z.string(), z.string()),
      write: z.optional(z.partialRecord(z.enum(locales), z.string().check(z.maxLength(300)))),
    },
    /** SHA-256 of the content as it was sent. */
    hash: z.string(),
    /** Rows that show the file. Only editors receive them, and the fields below except credit, license and recipe. */
    used_in: z.array(mediaPlaceSchema),
    created_by: z.optional(z.nullable(z.object({ id, name: z.string() }))),
    /** Name of the file when it was sent. */
    name: field.optional(field.text(200)),
    /** Path with slashes, e.g. `Events/2026`; null at the top. */
    folder: { read: z.optional(z.nullable(z.string())), write: folderInput },
    tags: { read: z.optional(z.array(z.string())), write: z.optional(mediaTags) },
    /** Whether the picture needs no description. */
    is_decorative: field.optional(field.flag),
    credit: field.optional(field.text(200)),
    license: field.optional(field.text(200)),
    recipe: z.optional(z.nullable(recipeSchema)),
    /** The picture before its recipe; null without one that turns or crops. */
    original: z.optional(z.nullable(variant)),
  }),
  filters: z.object({
    kind: z.optional(z.enum(mediaKinds)),
    /** `yes`: shown by some row; `no`: by none. */
    used: z.optional(z.enum(['yes', 'no'])),
    /** The folder and those in it; `/` for files without a folder. */
    folder: z.optional(z.string().check(z.maxLength(200))),
    tag: z.optional(z.string().check(z.maxLength(40))),
    /** Pictures without a description, in any language (`yes`) or in this one; decorative pictures need none. */
    missing_alt: z.optional(z.enum(['yes', 'en', 'es', 'pt'])),
    /** Any address of the file. */
    url: z.optional(z.string().check(z.maxLength(300))),
  }),
  sorts: ['created_at', 'bytes', 'updated_at', 'name'],
  query: { created_by: { kind: 'relation', target: 'users' }, srcset: false, hash: false },
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/media/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/v2/media/{id}', publicAccess),
    edit: wire.post('/api/v2/media/edit?id={id}', 'json', only(['admin'], 'media.edit')),
    remove: wire.post('/api/v2/media/delete?id={id}', 'none', only(['admin'], 'media.remove')),
    hardRemove: wire.post('/api/v2/media/erase?id={id}', 'none', only(['admin'], 'media.hardRemove')),
  },
});
