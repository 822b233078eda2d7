import { isAllowed } from '@enlace/shared-contract/access';
import type { Page } from '@enlace/shared-contract/platform';
import { splitLocale } from '@enlace/shared-contract/text';
import type { CallState, Query, Reads, RemoteModule, Screen, ScreenContext } from '@enlace/shared-data';

import { nextTask } from '../boot/next-task';
import { nameOfScreen } from '../frame/drawn-screen';
import { findRoute } from './find-route';
import type { Address, Preparation, PreparationParts } from './preparation';
import { showNavigationLine } from './navigation-line';
import { createReadsAhead } from './reads-ahead';
import { findLoadedScreen, loadScreen } from './screen-module';
import { createPrerender, prerenderPlace } from './prerender';

/** Milliseconds until a page appears without its data, with the place holders of its screen. */
const longestWait = 2_000;

interface Target {
  readonly module: RemoteModule;
  readonly version: string;
  readonly page: Page;
  readonly context: ScreenContext;
}

export interface ScreenPreparation extends Pick<Preparation, 'forClick' | 'answerOf'> {
  /**
   * Loads code and requests data of a page that the user will probably open. Draws it when its link is pressed.
   * @returns false for a page that is not prepared here
   */
  readonly prefetchPage: (address: Address, isPress?: boolean) => boolean;
}

/** Whether a screen can draw the data or its failure. */
function isDrawable({ answer, status }: CallState): boolean {
  return answer !== null || status === 'rejected';
}

/**
 * Prepares public pages of the mounted remote before they are drawn: loads the code of the screen and requests its
 * data. Other pages have their own states: the guard decides first, and single-spa loads another remote.
 */
export function createScreenPreparation(parts: PreparationParts): ScreenPreparation {
  const { platform, registry, applications, screens, served: servedKeys, viewer, locale, http } = parts;
  const readsAhead = createReadsAhead(http);
  const { store } = platform;
  const isMissing = (query: Query) => !isDrawable(query.select(store.getState()));

  function findTarget({ pathname, search }: Address): Target | null {
    const { answer, outdatedOn } = registry.get();
    const route = findRoute(answer, splitLocale(pathname).path);
    const { mounted: mountedRemote } = applications.outlet.get();
    if (route.kind !== 'remote' || !route.remote.enabled || mountedRemote?.id !== route.remote.id) return null;
    const { page, params } = route;
    // An outdated tab loads the document instead.
    if (page.layout !== 'public' || outdatedOn !== null) return null;
    if (page.protected && !isAllowed(viewer(), page.allowed)) return null;
    const context = { params, search: new URLSearchParams(search), locale: locale(), viewer: viewer() };
    return { module: mountedRemote.module, version: route.remote.version, page, context };
  }

  const queriesOf = (screen: Screen, { context }: Target) => screen.load?.(context) ?? [];

  /** Sends the reads that the remote declares beside its screens, until the code of the screen is there. */
  function readWithCode({ module, page, context }: Target): void {
    if (findLoadedScreen(module, page.name) !== undefined) return;
    readsOf(module).then(
      ({ reads }) => reads[page.name]?.(context).forEach(readsAhead.send),
      () => undefined,
    );
  }

  let lastReads: { readonly module: RemoteModule; readonly loading: Promise<{ readonly reads: Reads }> } | undefined;
  function readsOf(module: RemoteModule): Promise<{ readonly reads: Reads }> {
    if (lastReads?.module !== module) {
      const loading = module.reads?.() ?? Promise.resolve({ reads: {} });
      lastReads = { module, loading };
      loading.catch(() => (lastReads = undefined));
    }
    return lastReads.loading;
  }

  function requestMissing(queries: readonly Query[]): readonly Query[] {
    const missingQueries = queries.filter(isMissing);
    for (const query of missingQueries) {
      if (query.select(store.getState()).status !== 'pending') store.dispatch(query.repeat);
    }
    return missingQueries;
  }

  function whenDrawable(queries: readonly Query[]): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (queries.some(isMissing)) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(check);
      check();
    });
  }

  const mountedAtStart = applications.outlet.get().mounted;
  if (mountedAtStart !== null) void readsOf(mountedAtStart.module).catch(() => undefined);

  /** Keys of the queries that the last link requested; a page that was never shown leaves none. */
  let heldKeys: readonly string[] = [];
  /** Number of the last click. */
  let newest = 0;

  const prerender = createPrerender();
  const nameOf = ({ version, page, context }: Target) => nameOfScreen(version, page.name, context.params);

  async function prefetchAndPrerender(target: Target, address: Address, isPressed: () => boolean): Promise<void> {
    const { screen } = await loadScreen(target.module, target.page.name, screens);
    const queries = queriesOf(screen, target);
    // A refused token ends the session and opens the login page: only a click may cause that.
    const missingQueries = requestMissing(queries.filter(({ client }) => client !== 'authenticated'));
    // A screen with input begins with its visit.
    if (!isPressed() || screen.staysDrawn !== true || missingQueries.length < queries.filter(isMissing).length) return;
    await whenDrawable(missingQueries);
    if (!isPressed()) return;
    hold(missingQueries);
    const { page, context } = target;
    const place = prerenderPlace(address);
    prerender.draw({ name: nameOf(target), screen, page, params: context.params, place });
  }

  /** Gives the answers of requests to the screen that is drawn next, which does not repeat them. */
  function hold(queries: readonly Query[]): void {
    heldKeys = queries.map(({ key }) => key);
    heldKeys.forEach((key) => servedKeys.add(key));
  }

  return {
    answerOf: readsAhead.take,
    prefetchPage(address: Address, isPress = false): boolean {
      const target = findTarget(address);
      if (target === null) return false;
      readWithCode(target);
      const isPressed = isPress ? prerender.notePress() : () => false;
      prefetchAndPrerender(target, address, isPressed).catch(() => undefined);
      return true;
    },
    forClick(address: Address): Promise<unknown> | null {
      heldKeys.forEach((key) => servedKeys.delete(key));
      heldKeys = [];
      newest += 1;
      const click = newest;
      showNavigationLine(false);
      const target = findTarget(address);
      if (target === null) {
        prerender.release();
        return null;
      }
      const { module, page } = target;
      const loadedScreen = findLoadedScreen(module, page.name);
      if (loadedScreen !== undefined && !queriesOf(loadedScreen.screen, target).some(isMissing))
        return prerender.open(nameOf(target), address) ?? nextTask();
      prerender.release();
      readWithCode(target);
      const prepare = async () => {
        const { screen } = await loadScreen(module, page.name, screens);
        const missingQueries = requestMissing(queriesOf(screen, target));
        hold(missingQueries);
        await whenDrawable(missingQueries);
      };
      const limit = new Promise((resolve) => setTimeout(resolve, longestWait));
      showNavigationLine(true);
      return Promise.race([prepare().catch(() => undefined), limit]).finally(() => {
        if (click === newest) showNavigationLine(false);
      });
    },
  };
}
