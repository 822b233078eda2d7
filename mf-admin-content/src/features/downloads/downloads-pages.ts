import type { PageDeclaration } from '@enlace/shared-contract/platform';
import { allowedBy } from '@enlace/shared-contract/resources';
import { toolCalls } from '@enlace/shared-contract/site';

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
