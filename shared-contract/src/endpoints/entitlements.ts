import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id } from '../fields';

/** What a plan can sell: the value `capability` in the data of a feature (docs/guides/memberships.md). */
const capabilityNames = ['calendar_feed', 'lesson_notes'] as const;

export type CapabilityName = (typeof capabilityNames)[number];

export const entitlementCalls = {
  /** What the plans of the user allow now. */
  listEntitlements: wire.get('/api/v2/my/entitlements', signedIn),
} as const;

const entitlement = z.object({
  capability: z.enum(capabilityNames),
  /** Name of the feature; null when no feature sells it. */
  feature: z.nullable(z.string()),
  /** Whether one more use is allowed now. */
  is_allowed: z.boolean(),
  /** Most uses; null without a limit. */
  limit: z.nullable(z.number()),
  used: z.number(),
  /** Plans of the user's roles that allow one more use, from the smallest to the largest. */
  plans: z.array(z.object({ id, name: z.string() })),
  /** Why a use is refused, in the language of the request. */
  reason: z.nullable(z.string()),
});

export type EntitlementState = z.infer<typeof entitlement>;

export const entitlementsSchema = z.array(entitlement);
