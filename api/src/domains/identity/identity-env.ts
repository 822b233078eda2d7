import * as z from 'zod';

import { defineEnv } from '../../infrastructure/env/define-env';
import { originSetting } from '../../infrastructure/env/env';

declare module '../../infrastructure/env/env' {
  interface ApiEnv {
    readonly linkedIn: { readonly clientId: string; readonly clientSecret: string; readonly issuer?: string } | null;
    /** Users for whom a second factor is mandatory. */
    readonly secondFactorFor: 'nobody' | 'admins';
  }
}

export const identityEnv = defineEnv({
  variables: {
    LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
    LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
    LINKEDIN_ISSUER: originSetting.optional(),
    SECOND_FACTOR: z.enum(['optional', 'admins']).default('optional'),
  },
  together: { service: 'LinkedIn', names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'] },
  read: ({ LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, LINKEDIN_ISSUER, SECOND_FACTOR }) => {
    const issuer = LINKEDIN_ISSUER === undefined ? {} : { issuer: LINKEDIN_ISSUER };
    return {
      linkedIn: clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, ...issuer },
      secondFactorFor: SECOND_FACTOR === 'admins' ? 'admins' : 'nobody',
    };
  },
});
