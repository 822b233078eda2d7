import { defineRemote } from '@enlace/shared-data';

import { accountFeature } from './features/account/account.feature';
import { applicationsFeature } from './features/applications/applications.feature';
import { donationsFeature } from './features/donations/donations.feature';
import { homeFeature } from './features/home/home.feature';
import { learningFeature } from './features/learning/learning.feature';
import { notificationsFeature } from './features/notifications/notifications.feature';
import { membershipFeature } from './features/membership/membership.feature';
import { privacyFeature } from './features/privacy/privacy.feature';
import { profileFeature } from './features/profile/profile.feature';
import { secondFactorFeature } from './features/second-factor/second-factor.feature';
import { talentPoolFeature } from './features/talent-pool/talent-pool.feature';
import { ticketsFeature } from './features/tickets/tickets.feature';
import { welcomeFeature } from './features/welcome/welcome.feature';
import { texts } from './texts';

export default defineRemote({
  id: 'mf-member',
  features: [
    homeFeature,
    ticketsFeature,
    learningFeature,
    applicationsFeature,
    notificationsFeature,
    membershipFeature,
    donationsFeature,
    profileFeature,
    privacyFeature,
    talentPoolFeature,
    accountFeature,
    secondFactorFeature,
    welcomeFeature,
  ],
  texts: [texts],
});
