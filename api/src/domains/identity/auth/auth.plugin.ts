import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import { cookieScope } from '../../../infrastructure/http/cookie-scope';
import type { LimitSettings } from '../../../infrastructure/limits/define-limit';
import { createLimits, type Limits } from '../../../infrastructure/limits/limits';
import { registerDevMail } from '../../../infrastructure/mail/dev-mail.routes';
import type { MailCatalogue } from '../../../infrastructure/mail/mail-catalogue';
import {
  createCatchingTransport,
  createSmtpTransport,
  type MailTransport,
} from '../../../infrastructure/mail/mail-transport';
import { createUnsubscribeTokens } from '../../../infrastructure/mail/unsubscribe-tokens';
import { mailJobs } from '../../../infrastructure/mail/mail-jobs';
import type { Impersonation } from '../rights/impersonations.repository';
import { registerAddressRoutes } from '../address/address.routes';
import { purgeAddressChanges } from '../address/address-changes.repository';
import { createUndoTokens } from '../address/undo-tokens';
import { createSessionModule } from '../session/create-session-module';
import { sessionLog } from '../session/session-log';
import { isEnrolmentCall } from '../second-factor/enrolment-calls';
import { mountOwnFactors } from '../second-factor/own-factors.routes';
import { secondFactorSettings } from '../second-factor/second-factor-context';
import { mountSecondStep } from '../second-factor/second-step.routes';
import { purgeSteps } from '../second-factor/second-steps';
import { registerSessionRoutes } from '../session/session.routes';
import { createAccessTokens } from './access-tokens';
import type { AuthContext } from './auth-context';
import type { Db } from '../../../infrastructure/db/database';
import { readBearer } from './bearer';
import { deriveKey } from '../../../infrastructure/env/keys';
import { registerLoginRoutes } from './login.routes';
import { createKnownDevices } from './known-devices';
import { createPinsRepository } from './pins.repository';
import { registerProofRoutes } from './proof.routes';
import { RecentBearers } from './recent-bearers';
import { createRefreshTokens } from './refresh-tokens';
import { resolveViewer } from './resolve-viewer';
import { createSignInsRepository } from './sign-ins.repository';
import { requireReading } from './view-only';
import { registerViewerRoutes } from './viewer.routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the bearer token with the current rights; null for a visitor. */
    viewer: Viewer | null;
    /** The reason why the bearer token was refused. */
    viewerFault: AppError | null;
    /** Id of the login session of the bearer token; null for a visitor. */
    signInId: string | null;
    /** Set during an impersonation; `viewer` is then the impersonated user. */
    impersonation: Impersonation | null;
    /** The viewer. Throws UNAUTHENTICATED or TOKEN_EXPIRED when there is none. */
    requireViewer(): Viewer;
  }
}

export interface AuthSettings {
  readonly tokenSecret: string;
  readonly sessionSecret: string;
  readonly publicUrl: string;
  /** Domain of the session cookies; without it they are for one host. */
  readonly cookieDomain?: string | null | undefined;
  readonly productName: string;
  readonly mailFrom: string;
  readonly smtpUrl?: string | null | undefined;
  readonly redisUrl?: string | null | undefined;
  readonly linkedIn: { readonly clientId: string; readonly clientSecret: string; readonly issuer?: string } | null;
  readonly limits: LimitSettings;
  /** Users for whom a second factor is mandatory. */
  readonly secondFactorFor?: 'nobody' | 'admins';
  /** Without SMTP, mails can be read at /dev/mail. Never in production, where they wait for a mail server. */
  readonly catchesMail: boolean;
}

export interface AuthLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The parts of sign-in that the app uses. */
export interface Auth {
  readonly context: AuthContext;
  /** Background jobs that send mails and remove old login sessions. */
  readonly jobs: readonly JobRunner[];
  resolveViewer(headers: IncomingHttpHeaders): Promise<Viewer | null>;
  close(): Promise<void>;
}

const cleanSignIns = defineJob({ kind: 'sign-ins.clean', payload: z.object({}), everySeconds: 3600 });

/** The limits of tries, by account and by address. */
export function createAuthLimits(
  settings: Pick<AuthSettings, 'limits' | 'redisUrl'>,
  log: Pick<AuthLog, 'warn'>,
): Limits {
  return createLimits({
    settings: settings.limits,
    redisUrl: settings.redisUrl,
    onRedisError: (error) => log.warn({ reason: error.message }, 'redis not reachable, limits count per process'),
  });
}

interface AuthParts {
  readonly mails: MailCatalogue;
  readonly limits?: Limits;
}

/** Creates the parts of sign-in, mail and login sessions; the caller closes the result, which closes `limits`. */
export function createAuth(
  db: Db,
  settings: AuthSettings,
  log: AuthLog,
  { mails, limits = createAuthLimits(settings, log) }: AuthParts,
): Auth {
  const transport = createTransport(db, settings);
  const refreshTokens = createRefreshTokens(settings.tokenSecret);
  const context: AuthContext = {
    db,
    productName: settings.productName,
    cookieScope: cookieScope(settings),
    devices: createKnownDevices(settings.tokenSecret, cookieScope(settings)),
    accessTokens: createAccessTokens(settings.tokenSecret),
    refreshTokens,
    signIns: createSignInsRepository(db, refreshTokens),
    pins: createPinsRepository(settings.tokenSecret),
    undoTokens: createUndoTokens(settings.tokenSecret),
    limits,
    sessions: createSessionModule({
      secret: settings.sessionSecret,
      publicUrl: settings.publicUrl,
      cookieDomain: settings.cookieDomain,
      linkedIn: settings.linkedIn,
      log: sessionLog(log),
    }),
    secondFactor: secondFactorSettings(settings),
  };
  const mailSettings = { productName: settings.productName, origin: settings.publicUrl };
  return {
    context,
    jobs: [
      ...mailJobs({
        db,
        mails,
        transport,
        settings: mailSettings,
        unsubscribeTokens: createUnsubscribeTokens(settings.tokenSecret),
      }),
      cleanSignIns.runs(() => clean(context)),
    ],
    resolveViewer: (headers) => resolveViewer(context, headers),
    close: async () => {
      transport?.close();
      context.limits.close();
    },
  };
}

/** The way of mails out of the process; null without a mail server in production. */
function createTransport(db: Db, { smtpUrl, mailFrom, catchesMail }: AuthSettings): MailTransport | null {
  if (smtpUrl !== undefined && smtpUrl !== null) return createSmtpTransport(smtpUrl, mailFrom);
  return catchesMail ? createCatchingTransport(db, mailFrom) : null;
}

/** Deletes login sessions, second steps and address changes that are of no use any more. */
async function clean({ db, signIns }: AuthContext): Promise<void> {
  await signIns.purge();
  await purgeAddressChanges(db, new Date());
  await purgeSteps(db);
}

/** Sets `request.viewer` on every request of `app` and mounts the routes. Call it before other routes are added. */
export function registerAuth(app: FastifyInstance, auth: Auth, settings: AuthSettings): void {
  app.decorate('auditKey', deriveKey(settings.tokenSecret, 'audit address'));
  app.decorateRequest('viewer', null);
  app.decorateRequest('viewerFault', null);
  app.decorateRequest('impersonation', null);
  app.decorateRequest('signInId', null);
  app.decorateRequest('requireViewer', function () {
    if (this.viewer !== null) return this.viewer;
    throw this.viewerFault ?? new AppError('UNAUTHENTICATED', { message: 'no bearer token' });
  });
  const recentBearers = new RecentBearers((authorization) => readBearer(auth.context, authorization));
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const bearer = await (isRead && authorization !== undefined
      ? recentBearers.find(authorization)
      : readBearer(auth.context, authorization));
    const isRefused = bearer.lacksFactor && !isEnrolmentCall(request.url);
    request.viewer = isRefused ? null : bearer.viewer;
    request.viewerFault = isRefused ? new AppError('SECOND_FACTOR_MISSING') : bearer.fault;
    request.signInId = request.viewer === null ? null : (bearer.claims?.signInId ?? null);
    request.impersonation = bearer.impersonation;
    if (bearer.impersonation !== null) requireReading(request.method, request.url);
  });
  for (const prefix of ['/api', '/back/api']) {
    void app.register(
      async (scope) => {
        registerLoginRoutes(scope, auth.context);
        registerProofRoutes(scope, auth.context);
        registerAddressRoutes(scope, auth.context);
        registerViewerRoutes(scope, auth.context);
        registerSessionRoutes(scope, auth.context);
      },
      { prefix },
    );
  }
  mountSecondStep(app, auth.context);
  mountOwnFactors(app, auth.context);
  if (settings.catchesMail) registerDevMail(app, auth.context.db, settings.productName);
}
