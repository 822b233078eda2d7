import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, image, line, timestamp } from '../fields';
import { movedPartsSchema } from './moved-parts';

const merger = only(['admin'], 'users.merge');

/** Two accounts of one person become one. */
export const mergeCalls = {
  findDuplicates: wire.get('/api/v2/users/duplicates', merger),
  markDistinct: wire.post('/api/v2/users/duplicates/distinct', 'json', merger, { changes: ['users'] }),
  unmarkDistinct: wire.post('/api/v2/users/duplicates/distinct/undo', 'json', merger, { changes: ['users'] }),
  mergeUsers: wire.post('/api/v2/users/merge', 'json', merger, { changes: ['users'] }),
  undoMerge: wire.post('/api/v2/users/merge/undo', 'json', merger, { changes: ['users'] }),
} as const;

/** How long a merge can be undone, in minutes. */
export const mergeUndoMinutes = 10;

/** What makes accounts look like one person's. */
const duplicateReasons = ['email', 'linkedin', 'name'] as const;

/** Accounts that may be one person's, the most likely first. */
export const accountDuplicatesSchema = z.array(
  z.object({
    reasons: z.array(z.enum(duplicateReasons)),
    users: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        country: z.nullable(z.string()),
        avatar: z.nullable(image),
        created_at: timestamp,
      }),
    ),
  }),
);

export type AccountDuplicates = z.infer<typeof accountDuplicatesSchema>;

/** Fields that can be taken from the account that goes. Address and its proof go together. */
export const mergeFields = [
  'email',
  'first_name',
  'last_name',
  'headline',
  'bio',
  'phone',
  'company',
  'city',
  'country_code',
  'locale',
  'linkedin',
  'website',
  'github',
  'avatar',
  'area_id',
  'chapter_id',
  'seniority_id',
  'job_title_id',
  'privacy',
] as const;

export type MergeField = (typeof mergeFields)[number];

export const mergeUsersSchema = z.object({
  /** The account that stays. */
  winner_id: idInput,
  /** The account that goes to the trash; everything that refers to it moves. */
  loser_id: idInput,
  /** What the winner takes over from the loser. */
  take: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
  reason: line(500),
});

/** `data` of a merge: how many rows of which kinds moved, and until when it can be undone. */
export const mergeSchema = z.object({
  id,
  winner_id: id,
  loser_id: id,
  moved: z.number(),
  parts: movedPartsSchema,
  undo_until: timestamp,
});

export type Merge = z.infer<typeof mergeSchema>;

export const undoMergeSchema = z.object({ merge_id: idInput });

/** Body of markDistinct and unmarkDistinct: the account is another person than each of the others. */
export const distinctAccountsSchema = z.object({
  user_id: idInput,
  other_ids: z.array(idInput).check(z.minLength(1), z.maxLength(10)),
});

/** `data` of markDistinct and unmarkDistinct: the others of the pairs that were changed. */
export const distinctPairsSchema = z.object({ user_id: id, other_ids: z.array(id) });

export type DistinctPairs = z.infer<typeof distinctPairsSchema>;
