import type { Locale, Viewer } from '@enlace/shared-contract';
import { createPlatformStore, type InjectedSlice, type PlatformStore, type Screen } from '@enlace/shared-data';
import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';

import { createFakeApi, type FakeApi } from '../api/fake-api';
import { watchForFaults } from '../api/faults';
import { ScreenStage, Stage } from './stage';

export interface StageOptions {
  /** Where the data comes from; an API that has nothing unless told. */
  readonly api?: FakeApi;
  /** Who looks; the API's viewer unless told. */
  readonly viewer?: Viewer | null;
  readonly locale?: Locale;
}

export interface Rendered extends RenderResult {
  readonly api: FakeApi;
  readonly platform: PlatformStore;
  readonly user: UserEvent;
  /** Path and search that the address bar shows now. */
  where(): string;
}

export interface RenderScreenOptions extends StageOptions {
  /** Path of the page, `/` unless told. */
  readonly path?: string;
  /** Parameters of its path. */
  readonly params?: Readonly<Record<string, string>>;
  /** What stands after the `?`. */
  readonly search?: string;
  /** Slices of the screen's feature. */
  readonly slices?: readonly InjectedSlice[];
}

// A busy machine draws a large screen slowly; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** What every rendering starts from; used by `renderScreen` and `renderRemote`. */
export function setStage(owner: string, slices: readonly InjectedSlice[], address: string, options: StageOptions) {
  const api = options.api ?? createFakeApi();
  const reportBroken = watchForFaults('broken');
  const platform = createPlatformStore({
    http: api,
    storage: null,
    slices: [],
    // A saga or reducer that breaks fails the test instead of being told to nobody.
    report: ({ place, error }) => {
      reportBroken(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  platform.inject(owner, slices);
  // Answers arrive between a test's steps, as they do for a person; tests wait with findBy.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.history.replaceState(null, '', address);
  return {
    api,
    platform,
    locale: options.locale ?? 'en',
    viewer: options.viewer === undefined ? api.viewer : options.viewer,
  };
}

/** Renders one screen in the place the shell would give it; its needs are asked from the fake API. */
export function renderScreen(screen: Screen, options: RenderScreenOptions = {}): Rendered {
  const { path = '/', search = '', params = {}, slices = [] } = options;
  const address = search === '' ? path : `${path}?${search}`;
  const all = [...slices, ...(screen.slices ?? [])];
  const { api, platform, locale, viewer } = setStage('test', all, address, options);
  const result = render(
    <Stage platform={platform} locale={locale}>
      <ScreenStage screen={screen} params={params} locale={locale} viewer={viewer} />
    </Stage>,
  );
  return { ...result, api, platform, user: userEvent.setup(), where };
}

/** Path and search of the address bar. */
export function where(): string {
  return `${window.location.pathname}${window.location.search}`;
}
