import { notificationSpecs } from '@enlace/shared-auth/notifications';
import { createCalls } from '@enlace/shared-data';

/** The notifications of the user. */
export const notifications = createCalls('member/notifications', notificationSpecs);
