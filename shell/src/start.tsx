import { authSlice, createHttpPort, loginPath, selectAuth, selectViewer, sessionChanged } from '@enlace/shared-auth';
import type { Viewer } from '@enlace/shared-contract/access';
import { allowRichText, localeKey, pickLocale, splitLocale } from '@enlace/shared-contract/text';
import { createPlatformStore, viewerChanged, type PlainStorage, type PlatformStore } from '@enlace/shared-data';
import { uiTexts } from '@enlace/shared-ui';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app';
import { nextTask } from './boot/next-task';
import { prepareServed } from './boot/prepare-served';
import { readStart } from './boot/read-start';
import { recallConsent } from './consent/consent-choice';
import { chooseCore } from './federation/choose-core';
import { noteFailedScripts } from './federation/fresh-address';
import { createIntegrityMap } from './federation/integrity';
import { createRemoteLoader } from './federation/load-remote';
import { reportFault } from './feedback/report';
import { createApplications } from './lifecycle/applications';
import { recall } from './preferences/remember';
import { fieldTextsOfRemotes } from './routing/field-texts';
import { followRegistry, keepingLoaded } from './routing/follow-registry';
import { goTo } from './routing/go-to';
import { HistoryRouter } from './routing/history-router';
import { createRegistryStore, type RegistryStore } from './routing/registry-store';
import type { ScreenDependencies } from './routing/screen-module';
import { routerWindow } from './routing/router-window';
import { lazyPreparation, plainPreparation, type Preparation } from './routing/preparation';
import type { Services } from './services';
import { texts } from './texts';

/** Makes all parts once, in the order of their dependencies, and draws the page. */
export async function start(): Promise<void> {
  allowRichText();
  const { boot, servedState } = await readStart();
  const root = document.getElementById('root');
  if (root === null) throw new Error('no element #root');
  const integrity = createIntegrityMap(location.origin);
  integrity.add('/', boot.assets);
  for (const remote of boot.registry.remotes) integrity.add(remote.base, remote.files);
  recallConsent();
  // English is bundled; a missing translation must not block a page.
  await Promise.all([texts, uiTexts].map((part) => part.load(boot.locale))).catch((error: unknown) =>
    reportFault({ owner: 'shell', place: 'texts', error }),
  );

  let preparation = plainPreparation;
  const http = createHttpPort({
    baseUrl: boot.apiBase,
    dispatch: (action) => platform.store.dispatch(action),
    getToken: () => selectAuth(platform.store.getState()).accessToken,
    onUnauthorised: () => goToPage('/login', loginPath),
    onFactorMissing: () => goToPage('/my/account/second-factor'),
  });
  const platform: PlatformStore = createPlatformStore({
    http: { send: (request) => preparation.answerOf(request) ?? http.send(request) },
    storage: localStorageOrNone(),
    slices: [authSlice],
    report: reportFault,
    ...(servedState === null ? {} : { preloadedState: servedState.slices }),
  });
  await nextTask();
  platform.inject('shell', [authSlice]);
  // The cookies contain a session: without a stored token, it is exchanged for one at once.
  if (boot.viewer !== null) platform.store.dispatch(sessionChanged(true));
  const viewer = (): Viewer | null => selectViewer(platform.store.getState());

  const registry = createRegistryStore(
    { answer: boot.registry, viewerId: boot.viewer?.id ?? null, outdatedOn: null },
    (error) => reportFault({ owner: 'shell', place: 'registry', error }),
  );
  followViewer(platform, viewer, registry);
  noteFailedScripts(followRegistry(registry, boot.shell));
  const locale = () =>
    boot.prefix === undefined ? pickLocale(recall(localeKey) ?? boot.locale, undefined) : boot.locale;
  const loader = keepingLoaded(createRemoteLoader(integrity, await chooseCore(boot)), registry);
  const applications = createApplications({
    loader,
    platform,
    locale,
    report: reportFault,
  });
  const screens: ScreenDependencies = {
    platform,
    // A missing translation must not block a page: English is bundled.
    loadTexts: (parts) => Promise.allSettled(parts.map((part) => part.load(locale()))),
  };
  const servedKeys = new Set(servedState?.queries);
  const pagePreparation = lazyPreparation({
    platform,
    registry,
    applications,
    screens,
    served: servedKeys,
    viewer,
    locale,
    http,
  });
  preparation = pagePreparation;
  const services: Omit<Services, 'isServed'> = {
    boot,
    platform,
    registry,
    applications,
    integrity,
    screens,
    loadFieldTexts: fieldTextsOfRemotes(registry, loader),
    served: servedKeys,
    preparation: pagePreparation,
    viewer,
    report: reportFault,
  };
  const draw = (isServed: boolean) => (
    <App services={{ ...services, isServed }} Router={historyBelow(pagePreparation, boot.prefix)} />
  );
  // A page that was rendered for a visitor is drawn again for a user who is signed in, also since the page began.
  const isForVisitor = (): boolean => boot.viewer === null && viewer() === null;
  if (servedState !== null && isForVisitor() && (await prepareServed(services, loader)) && isForVisitor()) {
    await nextTask();
    // A transition works in short turns; the page answers between them.
    startTransition(() => void hydrateRoot(root, draw(true)));
  } else {
    servedKeys.clear();
    root.replaceChildren();
    createRoot(root).render(draw(false));
  }
}

/** The one history, below the language prefix; single-spa's own events do not reach it. */
function historyBelow(preparation: Pick<Preparation, 'forClick'>, prefix = '') {
  const browser = routerWindow(window);
  return function History({ children }: { readonly children: ReactNode }) {
    return (
      <HistoryRouter window={browser} basename={prefix} preparation={preparation}>
        {children}
      </HistoryRouter>
    );
  };
}

/** To a page that the user needs first; a user on it stays. `addressOf` makes its address with the way back. */
function goToPage(page: string, addressOf?: (from: string) => string): void {
  const { path } = splitLocale(location.pathname);
  if (path !== page) goTo(addressOf?.(path + location.search) ?? page);
}

/**
 * Signing in and out changes the visible pages: the registry is requested for each new viewer, and the previous
 * answer is dropped. Before the first viewer is known, the answer in the HTML is used.
 */
function followViewer(platform: PlatformStore, viewer: () => Viewer | null, registry: RegistryStore) {
  let last = registry.get().viewerId;
  let isSettled = last === null;
  platform.store.subscribe(() => {
    const id = viewer()?.id ?? null;
    isSettled ||= id !== null || selectAuth(platform.store.getState()).loading === 'idle';
    if (!isSettled || id === last) return;
    last = id;
    platform.store.dispatch(viewerChanged(id));
    void registry.refresh(id);
  });
}

function localStorageOrNone(): PlainStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
