import type { Viewer } from '@enlace/shared-contract/access';
import type { Locale } from '@enlace/shared-contract/text';
import {
  createPlatformStore,
  type InjectedSlice,
  type PlatformStore,
  type RemoteModule,
  type Screen,
} from '@enlace/shared-data';
import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';

import { createFakeApi, type FakeApi } from '../api/fake-api';
import { watchForFaults } from '../api/faults';
import { ScreenStage, Stage } from './stage';

export interface StageOptions {
  /** Source of the data; an empty API by default. */
  readonly api?: FakeApi;
  /** The viewer; that of the API by default. */
  readonly viewer?: Viewer | null;
  readonly locale?: Locale;
  /** Texts of fields that other remotes contribute. */
  readonly fieldTexts?: RemoteModule['fieldTexts'];
}

export interface Rendered extends RenderResult {
  readonly api: FakeApi;
  readonly platform: PlatformStore;
  readonly user: UserEvent;
  /** Current path and search of the address bar. */
  where(): string;
}

export interface RenderScreenOptions extends StageOptions {
  /** Path of the page, `/` by default. */
  readonly path?: string;
  /** Parameters of its path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query without its `?`. */
  readonly search?: string;
  /** Slices of the screen's feature. */
  readonly slices?: readonly InjectedSlice[];
}

// A busy machine draws a large screen slowly; a missing element still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Common setup of `renderScreen` and `renderRemote`. */
export function setStage(owner: string, slices: readonly InjectedSlice[], address: string, options: StageOptions) {
  const api = options.api ?? createFakeApi();
  const reportBroken = watchForFaults('broken');
  const platform = createPlatformStore({
    http: api,
    storage: null,
    slices: [],
    // An exception in a saga or reducer fails the test.
    report: ({ place, error }) => {
      reportBroken(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  platform.inject(owner, slices);
  // Answers arrive between a test's steps, as in a browser; tests wait with findBy.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.history.replaceState(null, '', address);
  return {
    api,
    platform,
    locale: options.locale ?? 'en',
    viewer: options.viewer === undefined ? api.viewer : options.viewer,
  };
}

/** Renders one screen as the shell does; the fake API answers its requests. */
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
