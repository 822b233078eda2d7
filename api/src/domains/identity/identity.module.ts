import { defineModule } from '../../kit/core/module/define-module';
import { type Auth, registerAuth } from './auth/auth.plugin';
import { authSettings } from './auth/auth-settings';
import { identityEnv } from './identity-env';
import { identityJobs } from './identity-jobs';
import { identityLabels } from './identity-labels';
import {
  loginAccountLimit,
  loginAddressLimit,
  loginPairLimit,
  mailAccountLimit,
  mailAddressLimit,
  pinAddressLimit,
} from './identity-limits';
import { identityMails } from './identity-mails';
import { identityPersonColumns } from './identity-person-columns';
import { identityResources } from './identity-resources';
import { mountMerges } from './merge/merge.routes';
import { mountPrivacy } from './privacy/privacy.routes';
import { mountImpersonation } from './rights/impersonation.routes';
import { mountRights } from './rights/rights.routes';
import { mountUserFactors } from './second-factor/user-factors.routes';
import { mountDeactivation } from './users/deactivation.routes';
import { mountOwnSignIns } from './users/own-sign-ins.routes';
import { mountSignIns } from './users/sign-ins.routes';
import { mountUsers } from './users/users.routes';

declare module '../../infrastructure/env/deps' {
  interface ApiDeps {
    readonly auth: Auth;
  }
}

export const identityModule = defineModule({
  name: 'identity',
  auditLabels: identityLabels,
  resources: identityResources,
  hooks: [(app, { auth, env }) => registerAuth(app, auth, authSettings(env))],
  routes: [
    mountUsers,
    mountDeactivation,
    mountSignIns,
    mountOwnSignIns,
    mountUserFactors,
    mountPrivacy,
    mountRights,
    mountImpersonation,
    mountMerges,
  ],
  backgroundJobs: [({ auth }) => auth.jobs, identityJobs],
  env: identityEnv,
  limits: [loginPairLimit, loginAccountLimit, loginAddressLimit, mailAccountLimit, mailAddressLimit, pinAddressLimit],
  mails: identityMails,
  personalData: {
    columns: identityPersonColumns,
    namelessColumns: { 'users.email_verified_at': 'A time of her own account, emptied with it.' },
  },
});
