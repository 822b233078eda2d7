import { definePages } from '@enlace/shared-contract/platform';
import { resourcePages } from '@enlace/shared-contract/resources';

import { auditPages } from './features/audit/audit-pages';
import { backgroundJobsPages } from './features/background-jobs/background-jobs-pages';
import { coursePlaylistPages } from './features/course-playlist/course-playlist-pages';
import { downloadsPages } from './features/downloads/downloads-pages';
import { inboxPages } from './features/inbox/inbox-pages';
import { mailsPages } from './features/mails/mails-pages';
import { mediaPages } from './features/media/media-pages';
import { overviewPages } from './features/overview/overview-pages';
import { packagesPages } from './features/packages/packages-pages';
import { permissionsPages } from './features/permissions/permissions-pages';
import { couponsPages } from './features/coupons/coupons-pages';
import { donationsPages } from './features/donations/donations-pages';
import { treasuryPages } from './features/treasury/treasury-pages';
import { usersLostPages } from './features/users-lost/users-lost-pages';
import { usersPages } from './features/users/users-pages';
import { versioningsPages } from './features/versionings/versionings-pages';
import { resources } from './resources';

export const pages = definePages([
  ...overviewPages,
  ...inboxPages,
  ...packagesPages,
  ...couponsPages,
  ...treasuryPages,
  ...donationsPages,
  ...versioningsPages,
  ...permissionsPages,
  ...usersPages,
  ...usersLostPages,
  ...auditPages,
  ...downloadsPages,
  ...coursePlaylistPages,
  ...mailsPages,
  ...backgroundJobsPages,
  ...mediaPages,
  ...resources.flatMap((entry) => resourcePages(entry.contract, entry)),
]);

/** Paths of the slices that are injected with the remote; other slices are injected with their screens. */
export const slices: readonly string[] = [];

/** Resources whose stored fields this remote names. */
export const fieldTexts: readonly string[] = resources.map(({ contract }) => contract.name);
