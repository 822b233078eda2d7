import { actorRequested } from '@enlace/shared-auth';
import type { Page, RegistryRemote } from '@enlace/shared-contract/platform';
import type { RemoteModule } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { type ExternalStore, useExternalStore } from '../lifecycle/external-store';
import type { RegistryState } from '../routing/registry-store';
import { useScreenModule } from '../routing/screen-module';
import { useServices } from '../services';
import type { DrawnPage } from './announcer';
import { DrawnScreens } from './drawn-screens';
import { LoadingScreen } from './loading-screen';
import { RemoteFailed } from './remote-failed';
import { nameOfScreen } from './drawn-screen';

export interface RemoteOutletProps {
  readonly remote: RegistryRemote;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly onReady: (drawnPage: DrawnPage) => void;
}

/** Draws the mounted remote's screen, or its state: loading, failed, disabled. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, page, onReady } = props;
  const { applications, registry } = useServices();
  const { mounted: mountedRemote, failures } = useExternalStore(applications.outlet);
  const dispatch = useDispatch();
  const hasFailed = failures[remote.id] !== undefined;
  // Files of a protected page are also refused after the end of the session; then /login explains it.
  useEffect(() => {
    if (hasFailed && page.protected) dispatch(actorRequested());
  }, [dispatch, hasFailed, page.protected]);
  const isOff = !remote.enabled;
  if (hasFailed && !isOff) {
    return (
      <RemoteFailed
        kind="failed"
        page={page}
        onReady={onReady}
        onRetry={() => retryWith(registry, () => applications.retry(remote.id))}
      />
    );
  }
  // Only this route's remote; another one can still be leaving.
  const module = mountedRemote?.id === remote.id ? mountedRemote.module : null;
  if (module === null && !isOff) return <LoadingScreen />;
  return (
    <>
      {isOff && <RemoteFailed kind="disabled" reason={remote.disabledReason} page={page} onReady={onReady} />}
      {module !== null && (
        // A screen that was switched off while it was open keeps its input.
        <ScreenFrame hidden={isOff} inert={isOff}>
          <MountedScreen {...props} module={module} />
        </ScreenFrame>
      )}
    </>
  );
}

/** A new attempt in a tab with an older release could not succeed, so it loads the document. */
function retryWith(registry: Pick<ExternalStore<RegistryState>, 'get'>, retry: () => void): void {
  if (registry.get().outdatedOn !== null) location.reload();
  else retry();
}

const ScreenFrame = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

function MountedScreen({
  module,
  remote,
  page,
  params,
  onReady,
}: RemoteOutletProps & { readonly module: RemoteModule }) {
  const [attempt, setAttempt] = useState(0);
  const { registry, report, screens } = useServices();
  const load = useScreenModule(module, page.name, attempt, screens);
  const error = load.kind === 'failed' ? load.error : null;
  useEffect(() => {
    if (error !== null) report({ owner: remote.id, place: page.name, error });
  }, [error, page.name, remote.id, report]);

  if (load.kind === 'loading') return <LoadingScreen />;
  const retry = () => retryWith(registry, () => setAttempt(attempt + 1));
  const failedProps = { page, onReady, onRetry: retry };
  if (load.kind === 'failed') return <RemoteFailed kind="failed" {...failedProps} />;
  return (
    <DrawnScreens
      name={nameOfScreen(remote.version, page.name, params, attempt)}
      owner={remote.id}
      screen={load.module.screen}
      page={page}
      params={params}
      onReady={onReady}
      fallback={<RemoteFailed kind="broke" {...failedProps} />}
    />
  );
}
