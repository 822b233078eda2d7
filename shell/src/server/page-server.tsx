import { authSlice } from '@enlace/shared-auth';
import type { Boot, ServedState } from '@enlace/shared-contract/platform';
import {
  createPlatformStore,
  type InjectedSlice,
  type Query,
  type RemoteModule,
  type ScreenContext,
} from '@enlace/shared-data';
import { uiTexts } from '@enlace/shared-ui';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';

import { App } from '../app';
import { createIntegrityMap } from '../federation/integrity';
import { createExternalStore } from '../lifecycle/external-store';
import { emptyOutlet, withMounted } from '../lifecycle/outlet';
import { findRoute } from '../routing/find-route';
import { plainPreparation } from '../routing/preparation';
import { loadScreen } from '../routing/screen-module';
import { texts } from '../texts';
import { renderHtml } from './render-html';
import { createServerHttp, type SendRequest } from './server-http';

export { lentLibraries } from '../federation/lent-libraries';

export interface PageRequest {
  /** The browser's start data; for a visitor. */
  readonly boot: Boot;
  /** Path and search, without the language prefix. */
  readonly address: string;
  /** The module of the page's remote; null for an unknown address. */
  readonly module: RemoteModule | null;
  readonly sendRequest: SendRequest;
}

export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements of styled-components, without a nonce. */
  readonly styles: string;
  readonly state: ServedState;
}

/**
 * Renders a visitor's page: shell frame, screen and its data. Rejects when a part is missing or throws; the browser
 * then renders the page.
 */
export async function renderPage({ boot, address, module, sendRequest }: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, boot.origin);
  const route = findRoute(boot.registry, pathname);
  const isTheirs = route.kind === 'remote' ? route.remote.id === module?.id : route.kind !== 'guarded';
  if (!isTheirs) throw new Error(`${pathname} is no page of ${module?.id ?? 'nobody'}`);
  const http = createServerHttp(sendRequest);
  const faults: unknown[] = [];
  const report = ({ error }: { readonly error: unknown }) => void faults.push(error);
  const platform = createPlatformStore({ http, storage: null, slices: [authSlice], report });
  const loadTexts = (parts: readonly { load(locale: Boot['locale']): Promise<void> }[]) =>
    Promise.all(parts.map((part) => part.load(boot.locale)));
  await loadTexts([texts, uiTexts, ...(module?.texts ?? [])]);
  const screens = { platform, loadTexts };
  const slices: InjectedSlice[] = [];
  const queries: Query[] = [];
  if (module !== null && route.kind === 'remote') {
    const { page, params } = route;
    const { screen } = await loadScreen(module, page.name, screens);
    await loadTexts(screen.texts ?? []);
    slices.push(...module.features.flatMap((feature) => feature.slices), ...(screen.slices ?? []));
    const stop = platform.inject(module.id, slices);
    const context: ScreenContext = { params, search: new URLSearchParams(search), locale: boot.locale, viewer: null };
    queries.push(...(screen.load?.(context) ?? []));
    queries.forEach((query) => platform.store.dispatch(query.request));
    await http.settled();
    // The browser's screen holds its modules; on the server they must be released.
    queries.forEach((query) => platform.store.dispatch(query.release));
    stop();
  }
  const state = platform.store.getState() as Readonly<Record<string, unknown>>;
  if (http.failures.length > 0) throw new Error(`the API answered ${http.failures.join(', ')}`);

  const app = (
    <App
      services={{
        boot,
        platform,
        registry: createExternalStore({ answer: boot.registry, viewerId: null, outdatedOn: null }),
        applications: {
          outlet: createExternalStore(module === null ? emptyOutlet : withMounted(emptyOutlet, module.id, module)),
          register: () => undefined,
          activate: () => undefined,
          retry: () => undefined,
          failed: () => undefined,
        },
        integrity: createIntegrityMap(boot.origin),
        screens,
        isServed: true,
        served: new Set(),
        preparation: plainPreparation,
        viewer: () => null,
        report,
      }}
      Router={routerAt(boot.prefix ?? '', address)}
    />
  );
  const htmlParts = await renderHtml(app);
  if (faults.length > 0) throw faults[0];
  return {
    ...htmlParts,
    state: {
      slices: Object.fromEntries(slices.map(({ path }) => [path, state[path]])),
      queries: queries.map(({ key }) => key),
    },
  };
}

function routerAt(prefix: string, address: string) {
  return function ServerRouter({ children }: { readonly children: ReactNode }) {
    return (
      <StaticRouter basename={prefix} location={`${prefix}${address}`}>
        {children}
      </StaticRouter>
    );
  };
}
