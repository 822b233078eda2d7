import { allowedBy, toolCalls, type PageDeclaration } from '@enlace/shared-contract';

import { system } from '../../lib/nav-groups';

const title = { en: 'Files to download', es: 'Archivos para descargar', pt: 'Arquivos para baixar' };

export const downloadsPages: readonly PageDeclaration[] = [
  {
    name: 'downloads',
    path: '/admin/downloads',
    layout: 'admin',
    protected: true,
    allowed: allowedBy(Object.values(toolCalls).map(({ access }) => access)),
    title,
    nav: { label: title, order: 516, place: 'main', icon: 'download', group: system },
  },
];
