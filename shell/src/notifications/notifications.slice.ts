import { notificationSpecs } from '@enlace/shared-auth/notifications';
import { createCalls } from '@enlace/shared-data';

/** Notifications in the panel; the others are on the page. */
export const panelSize = 8;

export const notifications = createCalls('shell/notifications', notificationSpecs);
