import type { FastifyPluginAsync } from 'fastify';

import { mountAudit } from './audit/audit.routes';
import { type Auth, registerAuth } from './auth/auth.plugin';
import { authSettings } from './auth-settings';
import type { ApiDeps } from './deps';
import { handleErrors } from './errors/error-handler';
import { readBodies } from './http/bodies';
import { compressAnswers } from './http/compress';
import { answerUnknown, watchPaths } from './http/known-paths';
import { mountArt } from './art/art-route';
import { mountDocs } from './docs/docs-route';
import { mountCleaning } from './files/clean-files';
import { mountFiles } from './files/files-route';
import { mountLibrary } from './files/library/library.routes';
import { mountFormsAndRegistration } from './forms/forms.plugin';
import { mountFailedPlans } from './kit/drafts/mount-failed-plans';
import { runPublications } from './kit/drafts/publication-worker';
import { mountRemovals } from './kit/undo/mount-removals';
import { mountBulk } from './kit/bulk/mount-bulk';
import { mountResource } from './kit/mount-resource';
import { mountFeatures } from './packages/feature.routes';
import { mountPackages } from './packages/package.routes';
import { mountPrivacy } from './people/privacy.routes';
import { mountMerges } from './people/merge/merge.routes';
import { mountDashboards } from './resources/dashboards/dashboard-routes';
import { mountLearning } from './resources/learning/learning.routes';
import { mountNewsFeed } from './resources/feeds/feeds-route';
import { mountHead } from './resources/head/head-route';
import { mountedResources } from './resources/resources';
import { mountSearch } from './resources/search/search-route';
import { mountShareImage } from './resources/share-image/share-image-route';
import { mountSitemap } from './resources/sitemap/sitemap-route';
import { mountChapterMembers } from './resources/chapters/chapter-members.routes';
import { mountSignIns } from './resources/users/sign-ins.routes';
import { mountUsers } from './resources/users/users.routes';
import { mountStats } from './resources/stats/stats-route';
import { mountRights } from './rights/rights.routes';
import { mountViewAs } from './rights/view-as.routes';
import { mountTools } from './tools/tool.routes';
import { mountVersionings } from './versionings/versioning.routes';
import { mountViews } from './views/view.routes';

/** All routes under /api, /back/api and /dev/mail, with parsers and error handler of their own. */
export function buildPlugin(deps: ApiDeps, auth: Auth): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    const verbsOf = watchPaths(app);
    await readBodies(app);
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    compressAnswers(app);
    registerAuth(app, auth, authSettings(deps.env));
    for (const { resource, options } of mountedResources) mountResource(app, deps, resource, options);
    mountBulk(app, deps, mountedResources);
    mountRemovals(app, deps, mountedResources);
    mountFailedPlans(app, deps, mountedResources);
    runPublications(app, deps, mountedResources);
    mountUsers(app, deps);
    mountSignIns(app, deps, auth.context);
    mountChapterMembers(app, deps);
    mountPrivacy(app, deps, auth.context);
    mountRights(app, deps);
    mountViewAs(app, deps, auth.context);
    mountMerges(app, deps);
    mountDashboards(app, deps);
    mountFeatures(app, deps);
    mountPackages(app, deps, auth.context.limits);
    mountVersionings(app, deps);
    mountAudit(app, deps);
    mountViews(app, deps);
    mountTools(app, deps);
    mountNewsFeed(app, deps);
    mountHead(app, deps);
    mountLearning(app, deps);
    mountStats(app, deps);
    mountSearch(app, deps);
    mountSitemap(app, deps);
    mountShareImage(app, deps);
    mountFormsAndRegistration(app, deps, auth.context);
    mountArt(app);
    mountFiles(app, deps);
    mountCleaning(app, deps);
    mountLibrary(app, deps, mountedResources);
    mountDocs(
      app,
      mountedResources.map(({ resource }) => resource),
      deps.env.productName,
    );
    answerUnknown(app, ['/api', '/back/api'], verbsOf);
  };
}
