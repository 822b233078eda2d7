import { adminTexts, resourceFeature } from '@enlace/shared-admin';
import { defineRemote } from '@enlace/shared-data';

import { auditFeature } from './features/audit/audit.feature';
import { backgroundJobsFeature } from './features/background-jobs/background-jobs.feature';
import { coursePlaylistFeature } from './features/course-playlist/course-playlist.feature';
import { downloadsFeature } from './features/downloads/downloads.feature';
import { inboxFeature } from './features/inbox/inbox.feature';
import { mailsFeature } from './features/mails/mails.feature';
import { mediaFeature } from './features/media/media.feature';
import { overviewFeature } from './features/overview/overview.feature';
import { packagesFeature } from './features/packages/packages.feature';
import { permissionsFeature } from './features/permissions/permissions.feature';
import { couponsFeature } from './features/coupons/coupons.feature';
import { donationsFeature } from './features/donations/donations.feature';
import { treasuryFeature } from './features/treasury/treasury.feature';
import { usersLostFeature } from './features/users-lost/users-lost.feature';
import { usersFeature } from './features/users/users.feature';
import { versioningsFeature } from './features/versionings/versionings.feature';
import { fieldTextsOf } from './lib/field-texts';
import { resources } from './resources';

export default defineRemote({
  id: 'mf-admin-content',
  features: [
    overviewFeature,
    inboxFeature,
    packagesFeature,
    couponsFeature,
    treasuryFeature,
    donationsFeature,
    versioningsFeature,
    permissionsFeature,
    usersFeature,
    usersLostFeature,
    auditFeature,
    downloadsFeature,
    coursePlaylistFeature,
    mailsFeature,
    backgroundJobsFeature,
    mediaFeature,
    ...resources.map(resourceFeature),
  ],
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  fieldTexts: fieldTextsOf(resources),
  texts: [adminTexts],
});
