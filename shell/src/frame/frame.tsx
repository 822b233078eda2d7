import { readImpersonation } from '@enlace/shared-auth';
import type { TitledPage } from '@enlace/shared-contract/head';
import { Suspense, useEffect, useState } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { useGoTo } from '../routing/go-to';
import { useAccessDenied } from '../routing/use-access-denied';
import { useScrollAndFocus } from '../routing/use-scroll-and-focus';
import { useDocumentLoad } from '../routing/use-document-load';
import { useDecision } from '../routing/use-decision';
import { useRedirect } from '../routing/use-redirect';
import { useServices } from '../services';
import { Announcer, type DrawnPage } from './announcer';
import { lazily } from './lazily';
import { LoadingScreen } from './loading-screen';
import { PublicLayout } from './public-layout';
import { RemoteFailed } from './remote-failed';
import { RemoteOutlet } from './remote-outlet';
import { Validating } from './validating';

/** Visitors never see it, so they do not download it. */
const InnerLayout = lazily(
  'inner-layout',
  async () => (await import(/* webpackChunkName: "inner-layout" */ './inner-layout')).InnerLayout,
);

const SessionScreens = lazily(
  'session',
  async () => (await import(/* webpackChunkName: "session" */ '../session/session-screens')).SessionScreens,
);

/** Few visits end here. */
const NotFound = lazily(
  'not-found',
  async () => (await import(/* webpackChunkName: "not-found" */ './not-found')).NotFound,
);

/** Only during an impersonation. */
const ImpersonationBanner = lazily(
  'impersonation-banner',
  async () =>
    (await import(/* webpackChunkName: "impersonation-banner" */ './impersonation-banner')).ImpersonationBanner,
);
const noBanner = () => null;

/** The page: resolves the address, passes the remote to single-spa, and draws it in its layout. */
export function Frame() {
  const { applications, registry, isServed, preparation } = useServices();
  const decision = useDecision();
  const { answer } = useExternalStore(registry);
  useDocumentLoad(registry);
  const [drawnPage, setDrawnPage] = useState<DrawnPage | null>(null);
  useGoTo();
  useAccessDenied();
  useScrollAndFocus(drawnPage, preparation);

  const { mounted: mountedRemote } = useExternalStore(applications.outlet);
  const remote = decision.kind === 'remote' ? decision.remote : null;
  // A disabled remote does not start. One that is on the page stays, hidden, so that no input is lost.
  const active = remote !== null && (remote.enabled || mountedRemote?.id === remote.id) ? remote.id : null;
  // Hydration of a rendered page comes first: single-spa would change it. A click during it can need another remote.
  const isOurs = !isServed || drawnPage !== null || active !== (mountedRemote?.id ?? null);
  useEffect(() => {
    if (!isOurs) return;
    applications.register(answer.remotes);
    applications.activate(active);
  }, [active, answer, applications, isOurs]);
  const isLeaving = useRedirect(decision);

  const failureCard = (page: TitledPage | null) => (retry: () => void) => (
    <RemoteFailed kind="failed" page={page} onReady={setDrawnPage} onRetry={retry} />
  );
  const content = (
    <>
      {decision.kind === 'remote' && (
        <RemoteOutlet remote={decision.remote} page={decision.page} params={decision.params} onReady={setDrawnPage} />
      )}
      <Suspense fallback={<LoadingScreen />}>
        {decision.kind === 'shell' && (
          <SessionScreens page={decision.page} onReady={setDrawnPage} fallback={failureCard(decision.page)} />
        )}
        {decision.kind === 'unknown' && <NotFound onReady={setDrawnPage} fallback={failureCard(null)} />}
      </Suspense>
      {(decision.kind === 'validating' || isLeaving) && <Validating />}
    </>
  );
  return (
    <>
      <Announcer drawnPage={drawnPage} />
      {readImpersonation() !== null && (
        <Suspense fallback={null}>
          <ImpersonationBanner fallback={noBanner} />
        </Suspense>
      )}
      <Suspense fallback={<LoadingScreen />}>
        {decision.kind === 'remote' && decision.page.layout !== 'public' ? (
          <InnerLayout
            kind={decision.page.layout}
            fallback={(retry) => <PublicLayout>{failureCard(decision.page)(retry)}</PublicLayout>}
          >
            {content}
          </InnerLayout>
        ) : (
          <PublicLayout>{content}</PublicLayout>
        )}
      </Suspense>
    </>
  );
}
