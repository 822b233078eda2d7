import type { PageDeclaration } from '@enlace/shared-contract/platform';

import { content } from '../../lib/nav-groups';

export const mediaPages: readonly PageDeclaration[] = [
  {
    name: 'media',
    path: '/admin/media',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'media.add', 'media.edit', 'media.remove'],
    title: { en: 'Media library', es: 'Biblioteca de medios', pt: 'Biblioteca de mídia' },
    nav: {
      label: { en: 'Media', es: 'Medios', pt: 'Mídia' },
      order: 140,
      place: 'main',
      icon: 'image',
      group: content,
    },
  },
];
