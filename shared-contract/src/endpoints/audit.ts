import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { browserZone, id, idInput, namedRow, optionalInstant, timestamp, wholeInput } from '../fields';
import { locales } from '../text';

/** What was done by whom. The file has the same rows, without pages; asking for it is an entry of its own. */
export const auditCalls = {
  getAudit: wire.get('/api/v2/audit', only(['admin'], 'audit.list')),
  downloadAudit: wire.get('/api/v2/audit/file', only(['admin'], 'audit.list')),
  getAuditLabels: wire.get('/api/v2/audit/labels', only(['admin'], 'audit.list')),
  verifyAudit: wire.get('/api/v2/audit/verify', only(['admin'], 'audit.list')),
} as const;

/** Query of getAudit and downloadAudit. `from` is included, `to` is not. */
export const auditQuerySchema = z.object({
  resource: z.optional(z.string().check(z.maxLength(60))),
  row_id: z.optional(z.string().check(z.maxLength(60))),
  actor_id: z.optional(idInput),
  action: z.optional(z.string().check(z.maxLength(60))),
  from: optionalInstant,
  to: optionalInstant,
  tz: browserZone,
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

const auditEntrySchema = z.object({
  id,
  at: timestamp,
  /** Null without a signed-in user, or when the user no longer exists. */
  actor: z.nullable(namedRow),
  action: z.string(),
  resource: z.string(),
  row_id: z.nullable(z.string()),
  /** The record's present name; null for records that are gone or that the viewer may not edit. */
  name: z.nullable(z.string()),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  request_id: z.nullable(z.string()),
  /** Number of the record's revision that the same change made; null without one. */
  revision: z.nullable(z.number()),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Answer of getAudit, newest first. */
export const auditSchema = z.object({
  data: z.array(auditEntrySchema),
  meta: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
});

export const auditLabelsQuerySchema = z.object({ lang: z.optional(z.enum(locales)) });

const labelsSchema = z.record(z.string(), z.string());

/** Answer of getAuditLabels: what resources and actions are called, by their stored names. */
export const auditLabelsSchema = z.object({ data: z.object({ resources: labelsSchema, actions: labelsSchema }) });

export type AuditLabelsAnswer = z.infer<typeof auditLabelsSchema>;

/** Answer of verifyAudit: whether every entry still follows from the one before it; else the first that does not. */
export const auditVerdictSchema = z.object({
  data: z.object({ isWhole: z.boolean(), checked: z.number(), broken: z.nullable(id) }),
});
