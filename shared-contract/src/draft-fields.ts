import * as z from 'zod/mini';

import { timestamp } from './common-fields';

/**
 * `published`: all viewers see the record; `draft`: only editors see it; `changed`: published, with a newer draft;
 * `scheduled`: its publication is planned.
 */
export const draftStates = ['published', 'draft', 'changed', 'scheduled'] as const;

export type DraftState = (typeof draftStates)[number];

const planActions = ['publish', 'unpublish'] as const;

/** Why something planned could not be done: in words, and what is wrong with which field. */
const planFailureSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
});

/** Something planned for an hour at which it could not be done. */
export const failedPlanSchema = z.object({
  action: z.enum(planActions),
  at: timestamp,
  /** Null without a note. */
  failure: z.optional(z.nullable(planFailureSchema)),
});

/** What the record of a resource with drafts shows beside its own fields, to its editors only. */
export const draftFields = {
  draft_state: z.optional(z.enum(draftStates)),
  /** Planned instants, ISO 8601. */
  publish_at: z.optional(z.nullable(timestamp)),
  unpublish_at: z.optional(z.nullable(timestamp)),
  /** What was planned and could not be done when its hour came; until it is planned anew, done or forgotten. */
  failed_plan: z.optional(z.nullable(failedPlanSchema)),
} as const;

/** The query parameter by which a public page, and get by slug, show a draft. */
export const previewParameter = 'preview';
