import type { Demo } from '@enlace/api/seeding';

import { mountArt } from './art/art.routes';
import { createFakeYouTube } from './playlists/fake-youtube';
import { fillCommunity } from './seed/fill-community';
import { demoAddresses } from './seed/make-members';
import { createStripeSandbox } from './stripe/stripe-sandbox';

/** The demo community, and the fakes for development and tests. Production never loads this module. */
export const demo: Demo = {
  addresses: demoAddresses,
  password: 'enlace-demo-1',
  fillCommunity,
  mountArt,
  createPlaylistHost: createFakeYouTube,
  createStripeSandbox,
};
