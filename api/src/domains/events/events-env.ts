import * as z from 'zod';

import { defineEnv } from '../../infrastructure/env/define-env';
import { originSetting } from '../../infrastructure/env/env';

/** Keys of a server-to-server app of Zoom. */
export interface ZoomKeys {
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

declare module '../../infrastructure/env/env' {
  interface ApiEnv {
    /** Origin of the Jitsi server for online meetings. */
    readonly meetingUrl: string;
    /** Account for online meetings; null for Jitsi. */
    readonly zoom: ZoomKeys | null;
  }
}

const key = z.string().min(1).optional();

export const eventsEnv = defineEnv({
  variables: {
    JITSI_URL: originSetting.default('https://meet.jit.si'),
    ZOOM_ACCOUNT_ID: key,
    ZOOM_CLIENT_ID: key,
    ZOOM_CLIENT_SECRET: key,
  },
  together: { service: 'Zoom', names: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'] },
  read: ({ JITSI_URL, ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret }) => {
    const hasKeys = accountId !== undefined && clientId !== undefined && clientSecret !== undefined;
    return { meetingUrl: JITSI_URL, zoom: hasKeys ? { accountId, clientId, clientSecret } : null };
  },
});
