import { actorRequested } from '@enlace/shared-auth';
import type { Page, RegistryRemote } from '@enlace/shared-contract';
import type { RemoteModule } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { useExternalStore } from '../lifecycle/external-store';
import { useScreenModule } from '../routing/screen-module';
import { useServices } from '../services';
import type { Arrival } from './announcer';
import { LoadingScreen } from './loading-screen';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { ScreenHost } from './screen-host';

export interface RemoteOutletProps {
  readonly remote: RegistryRemote;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly onReady: (arrival: Arrival) => void;
}

/** Where the mounted remote's screen is drawn, or what stands in its place: loading, failed, switched off. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, page, onReady } = props;
  const { applications } = useServices();
  const { mounted, failures } = useExternalStore(applications.outlet);
  const dispatch = useDispatch();
  const hasFailed = failures[remote.id] !== undefined;
  // Files of a protected page are also refused when the session has ended meanwhile: then /login says so.
  useEffect(() => {
    if (hasFailed && page.protected) dispatch(actorRequested());
  }, [dispatch, hasFailed, page.protected]);
  if (!remote.enabled)
    return <RemoteFailed kind="disabled" reason={remote.disabledReason} page={page} onReady={onReady} />;
  if (hasFailed) {
    return <RemoteFailed kind="failed" page={page} onReady={onReady} onRetry={() => applications.retry(remote.id)} />;
  }
  // Only this route's remote: another one may still be leaving.
  if (mounted?.id !== remote.id) return <LoadingScreen />;
  return <MountedScreen {...props} module={mounted.module} />;
}

function MountedScreen({
  module,
  remote,
  page,
  params,
  onReady,
}: RemoteOutletProps & { readonly module: RemoteModule }) {
  const [attempt, setAttempt] = useState(0);
  const { report, screens } = useServices();
  const load = useScreenModule(module, page.name, attempt, screens);
  const error = load.kind === 'failed' ? load.error : null;
  useEffect(() => {
    if (error !== null) report({ owner: remote.id, place: page.name, error });
  }, [error, page.name, remote.id, report]);

  if (load.kind === 'loading') return <LoadingScreen />;
  const retry = () => setAttempt(attempt + 1);
  const failed = { page, onReady, onRetry: retry };
  if (load.kind === 'failed') return <RemoteFailed kind="failed" {...failed} />;
  const place = `${remote.id} ${page.name} ${JSON.stringify(params)}`;
  return (
    <RemoteBoundary
      key={`${place} ${attempt}`}
      owner={remote.id}
      place={page.name}
      fallback={<RemoteFailed kind="broke" {...failed} />}
    >
      <ScreenHost key={place} screen={load.module.screen} page={page} params={params} onReady={onReady} />
    </RemoteBoundary>
  );
}
