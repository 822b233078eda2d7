import { defineFeature } from '@enlace/shared-data';

export const notificationsFeature = defineFeature({
  id: 'notifications',
  slices: [],
  screens: {
    'notification-settings': () => import(/* webpackChunkName: "screen-notification-settings" */ './settings.screen'),
    notifications: () => import(/* webpackChunkName: "screen-notifications" */ './notifications.screen'),
  },
});
