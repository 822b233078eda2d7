import { adminTexts, resourceFeature } from '@enlace/shared-admin';
import { defineRemote } from '@enlace/shared-data';

import { resources } from './resources';

export default defineRemote({
  id: 'mf-admin-events',
  features: resources.map(resourceFeature),
  palette: () => import(/* webpackChunkName: "palette" */ './palette'),
  texts: [adminTexts],
});
