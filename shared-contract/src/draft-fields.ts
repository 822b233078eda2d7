import * as z from 'zod/mini';

import { timestamp } from './fields';

/**
 * `published`: everybody sees the record as it is; `draft`: only editors do; `changed`: published, and a draft waits
 * beside it; `scheduled`: its publication is planned.
 */
export const draftStates = ['published', 'draft', 'changed', 'scheduled'] as const;

export type DraftState = (typeof draftStates)[number];

/** What the record of a resource with drafts shows beside its own fields, to its editors only. */
export const draftFields = {
  draft_state: z.optional(z.enum(draftStates)),
  /** Planned instants, ISO 8601. */
  publish_at: z.optional(z.nullable(timestamp)),
  unpublish_at: z.optional(z.nullable(timestamp)),
} as const;

/** The query parameter by which a public page, and get by slug, show a draft. */
export const previewParameter = 'preview';
