import type { PageDeclaration } from '@enlace/shared-contract/platform';

export const inboxPages: readonly PageDeclaration[] = [
  {
    name: 'inbox',
    path: '/admin/inbox',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'forms.list'],
    title: { en: 'Inbox', es: 'Bandeja de entrada', pt: 'Caixa de entrada' },
    nav: {
      label: { en: 'Inbox', es: 'Bandeja de entrada', pt: 'Caixa de entrada' },
      order: 20,
      place: 'main',
      icon: 'mail',
    },
  },
];
