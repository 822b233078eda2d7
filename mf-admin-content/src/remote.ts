import { adminTexts } from '@enlace/shared-admin';
import { defineRemote } from '@enlace/shared-data';

import { areasFeature } from './features/areas/areas.feature';
import { chaptersFeature } from './features/chapters/chapters.feature';
import { overviewFeature } from './features/overview/overview.feature';
import { packagesFeature } from './features/packages/packages.feature';
import { versioningsFeature } from './features/versionings/versionings.feature';

export default defineRemote({
  id: 'mf-admin-content',
  features: [overviewFeature, chaptersFeature, areasFeature, packagesFeature, versioningsFeature],
  texts: [adminTexts],
});
