import type { AuthSettings } from './auth.plugin';
import { mailServerOf } from '../../../infrastructure/mail/mail-state';
import type { ReadyEnv } from '../../../infrastructure/env/secrets';

/** The variables of the environment that signing in and mail use. */
export function authSettings(env: ReadyEnv): AuthSettings {
  return {
    tokenSecret: env.tokenSecret,
    sessionSecret: env.sessionSecret,
    publicUrl: env.publicUrl,
    cookieDomain: env.cookieDomain,
    productName: env.productName,
    mailFrom: env.mailFrom,
    smtpUrl: env.smtpUrl,
    redisUrl: env.redisUrl,
    linkedIn: env.linkedIn,
    limits: env.limits,
    secondFactorFor: env.secondFactorFor,
    catchesMail: mailServerOf(env) === 'mailbox',
  };
}
