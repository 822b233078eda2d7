import { abilitiesSchema } from '@enlace/shared-contract';

import type { AdminRow } from './admin-resource';

/** What the answer says the person may do with a row; what it does not say, she may not (CONVENTIONS 11). */
export function abilitiesOf(row: AdminRow): { readonly edit: boolean; readonly remove: boolean } {
  const parsed = abilitiesSchema.safeParse(row['abilities']);
  const { edit = false, remove = false } = parsed.success ? parsed.data : {};
  return { edit, remove };
}
