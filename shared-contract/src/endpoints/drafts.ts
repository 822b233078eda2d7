import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { failedPlanSchema } from '../draft-fields';
import { id, namedRow, optionalInstant, timestamp } from '../fields';

/**
 * Drafts of resources that declare `hasDrafts`, for editors of the record. `resource` is the resource's name.
 * - addUnpublished: a new record that only editors see; body and answer are those of `add`
 * - saveDraft: the body is any part of the body of `edit`; it replaces those fields of the draft. `If-Match` with the
 * `versionTag` of the draft's `updated_at` gives a 412 after another save; `If-Match: "none"` requires that there is
 * no draft yet
 * - discardDraft: `If-Match` likewise
 * - publish, unpublish: now, or `at` a coming hour; a second call without `at` replaces the plan
 * - cancelSchedule: removes the plan
 */
export const draftCalls = {
  addUnpublished: wire.post('/api/v2/{resource}/unpublished', 'smart', signedIn, { changes: ['{resource}'] }),
  getDraft: wire.get('/api/v2/{resource}/{id}/draft', signedIn),
  saveDraft: wire.post('/api/v2/{resource}/{id}/draft', 'smart', signedIn, { changes: [] }),
  discardDraft: wire.post('/api/v2/{resource}/{id}/draft/remove', 'none', signedIn, { changes: [] }),
  publish: wire.post('/api/v2/{resource}/{id}/publish', 'json', signedIn, { changes: ['{resource}'] }),
  unpublish: wire.post('/api/v2/{resource}/{id}/unpublish', 'json', signedIn, { changes: ['{resource}'] }),
  cancelSchedule: wire.post('/api/v2/{resource}/{id}/schedule/remove', 'none', signedIn, { changes: [] }),
  preview: wire.post('/api/v2/{resource}/{id}/preview', 'none', signedIn, { changes: [] }),
  /** What was planned and could not be done, of the resources that the caller edits; the latest twenty. */
  failedPlans: wire.get('/api/v2/failed_publications', signedIn),
} as const;

/** Body of publish and unpublish; they answer the record, as cancelSchedule does. */
export const scheduleSchema = z.object({
  at: optionalInstant,
  reason: z.optional(z.string().check(z.maxLength(500))),
});

/** Answer of getDraft and saveDraft; `data` is null where there is none. */
export const draftAnswerSchema = z.object({
  data: z.nullable(
    z.object({
      /** What the draft sets, as `edit` takes it. */
      values: z.record(z.string(), z.unknown()),
      /** The record as `get` would answer it if the draft were published now. */
      record: z.record(z.string(), z.unknown()),
      /** Names of fields in which that differs from what is live, as in revisions. */
      fields: z.array(z.string()),
      /** `updated_at` of the live record when the draft was begun. */
      base_version: timestamp,
      updated_at: timestamp,
      updated_by: z.nullable(namedRow),
    }),
  ),
});

export type DraftAnswer = z.infer<typeof draftAnswerSchema>;

/** How long the link of a preview shows it, in hours. */
export const previewHours = 24;

/** Answer of preview: the address of the record's own page, with its signed token, from `/` on. */
export const previewAnswerSchema = z.object({ data: z.object({ url: z.string(), until: timestamp }) });

/** Answer of failedPlans; `name` is the record's own. */
export const failedPlansSchema = z.object({
  data: z.array(z.extend(failedPlanSchema, { resource: z.string(), id, name: z.string() })),
});
