import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { familyResources, type FormFamilyName, formFamilies } from '@enlace/shared-contract/forms';
import { type RawBuilder, sql } from 'kysely';

/** Families with a right of their own. The calls of the inbox check the right to all other families. */
const closedFamilies = ['incident'] as const;

/** The families whose entries a user of the inbox may read. */
export function readableFamilies(viewer: Viewer | null): readonly FormFamilyName[] {
  const hiddenFamilies = closedFamilies.filter((family) => !mayCall(viewer, familyResources[family].wire.get.access));
  return formFamilies.filter((family) => !hiddenFamilies.some((hiddenFamily) => hiddenFamily === family));
}

/** SQL condition for entries whose family the viewer may read. @param table alias of the entry */
export function isReadable(viewer: Viewer | null, table = 'e'): RawBuilder<boolean> {
  return sql`${sql.ref(`${table}.family`)} in (${sql.join(readableFamilies(viewer).map((family) => sql.lit(family)))})`;
}
