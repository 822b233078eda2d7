import type { Locale } from '@enlace/shared-contract/text';

interface Words {
  readonly title: string;
  readonly unread: string;
  readonly none: string;
  readonly failed: string;
  readonly again: string;
  readonly markAll: string;
  readonly all: string;
  readonly isNew: string;
  readonly fresh: string;
}

/** These texts load with the bell. */
export const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Notifications',
    unread: 'unread',
    none: 'Nothing new. Here you see what happens to your tickets, places and messages.',
    failed: 'The notifications could not be loaded.',
    again: 'Try again',
    markAll: 'Mark all as read',
    all: 'All notifications',
    isNew: 'Unread',
    fresh: 'New notification',
  },
  es: {
    title: 'Notificaciones',
    unread: 'sin leer',
    none: 'Nada nuevo. Aquí ves lo que pasa con tus entradas, lugares y mensajes.',
    failed: 'No se pudieron cargar las notificaciones.',
    again: 'Intentar de nuevo',
    markAll: 'Marcar todas como leídas',
    all: 'Todas las notificaciones',
    isNew: 'Sin leer',
    fresh: 'Notificación nueva',
  },
  pt: {
    title: 'Notificações',
    unread: 'não lidas',
    none: 'Nada de novo. Aqui você vê o que acontece com seus ingressos, lugares e mensagens.',
    failed: 'Não foi possível carregar as notificações.',
    again: 'Tentar de novo',
    markAll: 'Marcar tudo como lido',
    all: 'Todas as notificações',
    isNew: 'Não lida',
    fresh: 'Nova notificação',
  },
};
