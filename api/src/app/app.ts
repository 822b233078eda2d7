import { paymentCalls } from '@enlace/shared-contract';
import type { FastifyPluginAsync } from 'fastify';

import { mountAudit } from '../kit/audit/audit.routes';
import {
  type Auth,
  authSettings,
  mountMerges,
  mountPrivacy,
  mountRights,
  mountOwnSignIns,
  mountSignIns,
  mountUserFactors,
  mountDeactivation,
  mountUsers,
  mountImpersonation,
  registerAuth,
} from '../domains/identity';
import type { ApiDeps } from '../infrastructure/env/deps';
import { noteReads } from '../infrastructure/changes/note-reads';
import { handleErrors } from '../infrastructure/errors/error-handler';
import { allowOrigins } from '../infrastructure/http/allow-origins';
import { readBodies } from '../infrastructure/http/bodies';
import { limitReads } from '../infrastructure/limits/limit-reads';
import { compressAnswers } from '../infrastructure/http/compress';
import { answerUnknown, watchPaths } from '../infrastructure/http/known-paths';
import {
  mountHead,
  mountRecordArt,
  mountRecordFeeds,
  mountSearch,
  mountShareImage,
  mountSitemap,
  mountTools,
} from '../domains/site';
import { mountDocs } from './docs/docs-route';
import { mountFiles, mountLibrary } from '../domains/media';
import { mountFormsAndRegistration } from '../domains/forms';
import { mountDeadJobs } from '../kit/jobs/dead-jobs.routes';
import { mountFailedPlans } from '../kit/drafts/mount-failed-plans';
import { mountRemovals } from '../kit/undo/mount-removals';
import { mountBulk } from '../kit/bulk/mount-bulk';
import { mountResource } from '../kit/mount-resource';
import { mountFeatures, mountPackages, mountVersionings } from '../domains/packages';
import { mountDashboards, mountStats } from '../domains/dashboards';
import {
  mountAttendance,
  mountApproval,
  mountMessages,
  mountCheckIn,
  mountBadges,
  mountDownloads,
  mountHolds,
  mountMyCalendar,
  mountEventWork,
  mountOrders,
  mountOrderPayments,
  mountQuestions,
  mountSeatCounts,
  mountCodes,
  mountPools,
  mountSelfService,
  mountSeries,
  mountTicketPages,
  mountWaitingEntries,
  mountWaitingPlaces,
  orderPayments,
} from '../domains/events';
import { mountMails, mountNotifications, mountNotificationSettings } from '../domains/notifications';
import { mountPayments } from '../domains/payments';
import { mountMemberships, mountPlanGuards, noteMembershipEvent } from '../domains/memberships';
import { donationPayments, mountDonations, noteDonationEvent } from '../domains/donations';
import { mountLearning } from '../domains/learning';
import { mountNavigation, mountNewsFeed } from '../domains/editorial';
import { sandboxPath, type StripeSandbox } from '../infrastructure/stripe/stripe-account';
import type { Demo } from './demo';
import type { MountedResource } from '../kit/resource-options';
import { planGuards } from './plan-guards';
import { mountChapterMembers, mountLand } from '../domains/community';
import { mountViews } from '../kit/saved-views/view.routes';

/** Fakes of services that development cannot reach; both null in production. */
interface Fakes {
  readonly demo: Demo | null;
  readonly sandbox: StripeSandbox | null;
}

/** All routes under /api, /back/api and /dev/mail, with their own parsers and error handler. */
export function buildPlugin(
  deps: ApiDeps,
  auth: Auth,
  mountedResources: readonly MountedResource[],
  { demo, sandbox }: Fakes,
): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    noteReads(app, deps.env.internalSecret);
    const verbsOf = watchPaths(app);
    await readBodies(app);
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    compressAnswers(app);
    allowOrigins(app, deps.env.allowedOrigins);
    registerAuth(app, auth, authSettings(deps.env));
    mountPlanGuards(app, deps, planGuards);
    limitReads(app, deps.env.limits.readAddress);
    for (const mountedResource of mountedResources) mountResource(app, deps, mountedResource, mountedResources);
    mountBulk(app, deps, mountedResources);
    mountRemovals(app, deps, mountedResources);
    mountFailedPlans(app, deps, mountedResources);
    mountUsers(app, deps);
    mountDeactivation(app, deps);
    mountSignIns(app, deps, auth.context);
    mountOwnSignIns(app, deps, auth.context);
    mountUserFactors(app, deps, auth.context);
    mountChapterMembers(app, deps);
    mountPrivacy(app, deps, auth.context);
    mountRights(app, deps);
    mountImpersonation(app, deps, auth.context);
    mountMerges(app, deps);
    mountDashboards(app, deps);
    mountFeatures(app, deps);
    mountPackages(app, deps, auth.context.limits);
    mountVersionings(app, deps);
    mountAudit(app, deps, mountedResources);
    mountDeadJobs(app, deps);
    mountViews(app, deps);
    mountTools(app, deps);
    mountNewsFeed(app, deps);
    mountNavigation(app, deps);
    mountRecordFeeds(app, deps, mountedResources);
    mountHead(app, deps, mountedResources);
    mountLearning(app, deps, demo?.createPlaylistHost(deps.env.mode) ?? null);
    mountAttendance(app, deps);
    mountHolds(app, deps);
    mountEventWork(app, deps);
    mountOrders(app, deps);
    mountSeatCounts(app, deps);
    mountQuestions(app, deps);
    mountBadges(app, deps);
    mountDownloads(app, deps);
    mountOrderPayments(app, deps);
    mountPayments(app, deps, [orderPayments, ...donationPayments(deps)], [noteMembershipEvent, noteDonationEvent]);
    mountMemberships(app, deps);
    mountDonations(app, deps);
    sandbox?.serve(app, { path: sandboxPath, webhookPath: paymentCalls.takeEvent.path });
    mountTicketPages(app, deps);
    mountSelfService(app, deps);
    mountApproval(app, deps);
    mountMessages(app, deps);
    mountCheckIn(app, deps);
    mountSeries(app, deps);
    mountMyCalendar(app, deps);
    mountCodes(app, deps);
    mountPools(app, deps);
    mountWaitingEntries(app, deps);
    mountWaitingPlaces(app, deps);
    mountNotifications(app, deps);
    mountNotificationSettings(app, deps);
    mountMails(app, deps);
    mountStats(app, deps);
    mountSearch(app, deps);
    mountSitemap(app, deps);
    mountShareImage(app, deps);
    mountFormsAndRegistration(app, deps, auth.context);
    mountLand(app);
    mountRecordArt(app);
    if (deps.env.seeds) demo?.mountArt(app);
    mountFiles(app, deps, auth.resolveViewer);
    mountLibrary(app, deps, mountedResources);
    mountDocs(
      app,
      mountedResources.map(({ resource }) => resource),
      { ...deps.env, resolveViewer: auth.resolveViewer },
    );
    answerUnknown(app, ['/api', '/back/api'], verbsOf);
  };
}
