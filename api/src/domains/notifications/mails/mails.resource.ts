import { mayCall } from '@enlace/shared-contract/access';
import { incidentFormEntries } from '@enlace/shared-contract/forms';
import { mails } from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

/** Mails about reports of incidents are hidden from viewers who may not read the reports. */
const isReadable = ({ viewer = null }: ReadContext): Expression =>
  mayCall(viewer, incidentFormEntries.wire.get.access) ? sql`true` : sql`not t.is_about_incident`;

/** The outbox, for administrators; migration 0110 has its view. */
export const mailsResource: MountedResource = {
  resource: mails,
  options: {
    isConfidential: true,
    repository: createResourceRepository(mails, {
      listed: isReadable,
      readable: isReadable,
      sorts: () => ({ created_at: sql`t.created_at`, recipient: sql`lower(t.recipient)` }),
      search: ownTexts,
      filters: { state: (value) => sql`t.state = ${value}` },
    }),
  },
};
