import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';

const readers = only(['recruiters', 'admin'], 'dashboards.read');

/** Dashboard calls that the API serves; the answer's `data` field is read (docs/SPECIFICATION.md, section 7). */
export const dashboardCalls = {
  getTotalMembers: wire.post('/api/dashboards/getTotalMembers', 'none', readers, { changes: [] }),
  getInfoCountry: wire.post('/api/dashboards/getInfoCountry', 'none', readers, { changes: [] }),
} as const;

export const totalMembersSchema = z.object({
  total: z.number(),
  /** Joined in the last 30 days, and in the 30 days before. */
  recent: z.number(),
  before: z.number(),
  countries: z.number(),
  at: z.string(),
});

export const membersByCountrySchema = z.array(
  z.object({ country_code: z.string(), country: z.string(), total: z.number() }),
);
