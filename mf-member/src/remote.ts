import { defineRemote } from '@enlace/shared-data';

import { accountFeature } from './features/account/account.feature';
import { homeFeature } from './features/home/home.feature';
import { privacyFeature } from './features/privacy/privacy.feature';
import { profileFeature } from './features/profile/profile.feature';
import { ticketsFeature } from './features/tickets/tickets.feature';
import { welcomeFeature } from './features/welcome/welcome.feature';
import { texts } from './texts';

export default defineRemote({
  id: 'mf-member',
  features: [homeFeature, ticketsFeature, profileFeature, privacyFeature, accountFeature, welcomeFeature],
  texts: [texts],
});
