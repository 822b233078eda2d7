import { defineFeature } from '@enlace/shared-data';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  slices: [],
  pages: [
    {
      name: 'notifications',
      path: '/my/notifications',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Notifications', es: 'Notificaciones', pt: 'Notificações' },
      screen: () => import(/* webpackChunkName: "screen-notifications" */ './notifications.screen'),
    },
    {
      name: 'notification-settings',
      path: '/my/notifications/settings',
      layout: 'dashboard',
      protected: true,
      title: { en: 'What you get', es: 'Qué recibes', pt: 'O que você recebe' },
      screen: () => import(/* webpackChunkName: "screen-notification-settings" */ './settings.screen'),
    },
  ],
});
