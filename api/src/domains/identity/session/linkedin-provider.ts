import type { OAuthConfig } from 'next-auth/providers/oauth';

import type { LinkedInSettings } from './session-module';

/** The claims that this provider uses; the options parse the others with a schema of their own. */
export interface LinkedInProfile {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
}

const linkedIn = 'https://www.linkedin.com';

/**
 * LinkedIn by OpenID Connect. The library's own LinkedIn provider uses an interface that LinkedIn has switched off. The
 * addresses are constants, so that a sign-in does not wait for discovery.
 */
export function createLinkedInProvider(settings: LinkedInSettings): OAuthConfig<LinkedInProfile> {
  const scope = 'openid profile email';
  return {
    id: 'linkedin',
    name: 'LinkedIn',
    type: 'oauth',
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    client: { token_endpoint_auth_method: 'client_secret_post' },
    idToken: true,
    checks: ['state'],
    httpOptions: { timeout: 10_000 },
    ...(settings.issuer === undefined
      ? {
          issuer: `${linkedIn}/oauth`,
          authorization: { url: `${linkedIn}/oauth/v2/authorization`, params: { scope } },
          token: `${linkedIn}/oauth/v2/accessToken`,
          userinfo: 'https://api.linkedin.com/v2/userinfo',
          jwks_endpoint: `${linkedIn}/oauth/openid/jwks`,
        }
      : {
          wellKnown: `${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          authorization: { params: { scope } },
        }),
    profile: (profile) => ({ id: profile.sub, name: profile.name ?? null, email: profile.email ?? null }),
  };
}
