import { allowedBy } from '@enlace/shared-contract/resources';
import { toolCalls } from '@enlace/shared-contract/site';
import { defineFeature } from '@enlace/shared-data';

import { system } from '../../lib/nav-groups';

const title = { en: 'Files to download', es: 'Archivos para descargar', pt: 'Arquivos para baixar' };

export const downloadsFeature = defineFeature({
  id: 'downloads',
  pages: [
    {
      name: 'downloads',
      path: '/admin/downloads',
      layout: 'admin',
      protected: true,
      allowed: allowedBy(Object.values(toolCalls).map(({ access }) => access)),
      title,
      nav: { label: title, order: 516, place: 'main', icon: 'download', group: system },
      screen: () => import(/* webpackChunkName: "screen-downloads" */ './downloads.screen'),
    },
  ],
});
