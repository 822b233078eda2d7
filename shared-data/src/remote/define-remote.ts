import type { Viewer } from '@enlace/shared-contract/access';
import type { Seo } from '@enlace/shared-contract/head';
import { type PageEntry, remoteContract } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import type { Reducer, SagaIterator, LoadableTexts, UnknownAction } from '@enlace/shared-platform';
import type { ComponentType } from 'react';

import type { CallState } from '../call/call-state';
import type { HttpRequest } from '../http-port';

/** A slice of a remote: reducer and saga under the path `<remote>/<resource>`. */
export interface InjectedSlice {
  readonly path: string;
  // The store holds each reducer's state as unknown.
  readonly reducer: Reducer;
  saga?(): SagaIterator<void>;
  /** Stored in local storage under key root. The default is false, because server data is loaded again. */
  readonly isPersisted?: boolean;
}

/** Data that a screen shows, as the actions that request and release it. */
export interface Query {
  readonly key: string;
  /** The client of its requests; `authenticated` signs out on 401. */
  readonly client?: HttpRequest['client'] | undefined;
  /** Requests and holds the data; a cached answer is visible meanwhile. */
  readonly request: UnknownAction;
  /** Requests data again that is already held. */
  readonly repeat: UnknownAction;
  /** Holds data that came with the page. */
  readonly hold: UnknownAction;
  /** Releases the data; the release of the last holder cancels the request. */
  readonly release: UnknownAction;
  /** Its state in the store. */
  readonly select: (state: unknown) => CallState;
}

/** A public read that is sent before the screen's code is there. */
export interface ReadAhead {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Loads the texts with the labels of a resource's stored fields (`fields.<name>`) from the remote with its form; null or
 * undefined without one. Fails when that remote cannot be loaded.
 */
export type LoadFieldTexts = (resource: string) => Promise<LoadableTexts | null | undefined>;

/** The page of a screen; the same in the browser and on the server. */
export interface ScreenContext {
  /** Parameters of the page's path, e.g. `{ slug: 'bogota' }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  readonly viewer: Viewer | null;
  /** Absolute address of the page, without query; missing in parts that are no page. */
  readonly url?: string | undefined;
  /** Labels of all remotes; missing on the server. */
  readonly loadFieldTexts?: LoadFieldTexts | undefined;
}

/** Input for the head data of a screen. */
export interface HeadContext extends ScreenContext {
  /** Absolute address of the page, without query. */
  readonly url: string;
  readonly productName: string;
}

/**
 * The screen of one page. It declares its data; the kit loads the data, cancels the request when the screen is left,
 * and uses the same declaration on the server. Import and rendering must not use `window`.
 */
export interface Screen {
  readonly Component: ComponentType;
  load?(context: ScreenContext): readonly Query[];
  /** Head data from the store's state, merged over the page's defaults; null while the data is loading. */
  seo?(state: unknown, context: HeadContext): Seo | null;
  /**
   * The screen stays in the document, hidden, for some time after the user leaves it, so that it appears at once when
   * the user returns. For screens that only show data: local state stays, too.
   */
  readonly staysDrawn?: boolean;
  /** Slices that are loaded with the screen's code instead of the remote's; they stay in the store. */
  readonly slices?: readonly InjectedSlice[];
  /** Texts that are loaded with the screen's code; the screen renders when they are loaded in the user's language. */
  readonly texts?: readonly LoadableTexts[];
}

export interface ScreenModule {
  readonly screen: Screen;
}

/**
 * Reads of screens by page name. They are sent together with the request for the screen's code; the screen's `load`
 * sends the same reads and gets these answers.
 */
export type Reads = Readonly<Record<string, (context: ScreenContext) => readonly ReadAhead[]>>;

/** A part of a remote: lazy screens by page name, and their slices. */
export interface Feature {
  readonly id: string;
  readonly screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
  readonly slices: readonly InjectedSlice[];
  /** Its pages, for builds and tests. In a browser there are only their screens. */
  readonly pages?: readonly PageEntry<ScreenModule>[];
}

/** What a feature declares: pages with their screens, or the screens of pages that are declared elsewhere. */
interface FeatureDeclaration extends Omit<Feature, 'screens' | 'slices'> {
  readonly screens?: Feature['screens'];
  readonly slices?: Feature['slices'];
}

/** A dialog that leads to every screen, action and record of a remote. */
export interface Palette {
  readonly Component: ComponentType<{ readonly onClose: () => void }>;
  readonly slices?: readonly InjectedSlice[];
  readonly texts?: readonly LoadableTexts[];
}

export interface PaletteModule {
  readonly palette: Palette;
}

/** The default export of a remote's `./remote` module. */
export interface RemoteModule {
  readonly id: string;
  /** Major version of the remote contract; the shell refuses other versions. */
  readonly contract: number;
  readonly features: readonly Feature[];
  /** Texts that the shell loads in the user's language before the first screen. */
  readonly texts: readonly LoadableTexts[];
  /** One small chunk for all screens; the shell loads it at the first sign that the user will open another page. */
  reads?(): Promise<{ readonly reads: Reads }>;
  /** The dialog behind a button of the back office's frame and behind Ctrl+K or Cmd+K. */
  palette?(): Promise<PaletteModule>;
  /**
   * The texts with the labels of a resource's stored fields, for screens of other remotes about records of all
   * resources. A build names the resources in `remote.json`.
   */
  fieldTexts?(resource: string): Promise<LoadableTexts> | undefined;
  /** Runs once after loading; `teardown` ends what it starts. Each has a time limit of 3 s. */
  setup?(): void | Promise<void>;
  /** Run each time the remote is shown or left, with a time limit of 3 s. React remotes need neither. */
  mount?(): void | Promise<void>;
  unmount?(): void | Promise<void>;
  teardown?(): void | Promise<void>;
}

/** Declares a screen; returns it unchanged, with its type. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

/** Declares a feature of a remote. */
export function defineFeature(feature: FeatureDeclaration): Feature {
  const screens = Object.fromEntries((feature.pages ?? []).map(({ name, screen }) => [name, screen]));
  return { slices: [], screens, ...feature };
}

/**
 * Declares a remote. Throws when two features have the same page; injection throws when two slices have the same path.
 */
export function defineRemote(
  remote: Omit<RemoteModule, 'contract' | 'texts'> & { readonly texts?: readonly LoadableTexts[] },
): RemoteModule {
  const pages = remote.features.flatMap((feature) => Object.keys(feature.screens));
  const twice = pages.find((name, index) => pages.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${remote.id}: two screens for page ${twice}`);
  return { texts: [], contract: remoteContract, ...remote };
}
