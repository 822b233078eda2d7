import type { Locale, Seo, Viewer } from '@enlace/shared-contract';
import { remoteContract } from '@enlace/shared-contract';
import type { Reducer, SagaIterator, LoadableTexts, UnknownAction } from '@enlace/shared-platform';
import type { ComponentType } from 'react';

/** A slice a remote brings: reducer and saga under one path `<remote>/<resource>`. */
export interface InjectedSlice {
  readonly path: string;
  // A reducer's own state type is its business; the store holds it as unknown.
  readonly reducer: Reducer;
  saga?(): SagaIterator<void>;
  /** Kept in local storage under key root. Off by default: server data is asked for again. */
  readonly isPersisted?: boolean;
}

/** One piece of data that a screen shows, as the actions that ask for it and let go of it. */
export interface Need {
  readonly key: string;
  /** Asks for the data and holds it; what is in the cache is shown meanwhile. */
  readonly request: UnknownAction;
  /** Asks anew for data that is held already. */
  readonly repeat: UnknownAction;
  /** Holds data that came with the page. */
  readonly hold: UnknownAction;
  /** Lets go; the last one to do so cancels the request. */
  readonly release: UnknownAction;
}

/** Where a screen is. The same in the browser and on the server. */
export interface ScreenContext {
  /** Parameters of the page's path, e.g. `{ slug: 'bogota' }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  readonly viewer: Viewer | null;
}

/** What a screen's head is made from. */
export interface HeadContext extends ScreenContext {
  /** Absolute address of the page, without query. */
  readonly url: string;
  readonly productName: string;
}

/**
 * One page's screen. It declares its data; the kit asks for it, cancels it when the screen leaves, and runs the same
 * declaration on the server. Nothing here may touch `window` while importing or rendering.
 */
export interface Screen {
  readonly Component: ComponentType;
  load?(context: ScreenContext): readonly Need[];
  /** Head data over the page's defaults, from the store's state; null while unknown. */
  seo?(state: unknown, context: HeadContext): Seo | null;
  /** Slices that come with the screen's code instead of with the remote's; they stay like the others. */
  readonly slices?: readonly InjectedSlice[];
  /** Texts that come with the screen's code; they are there in the person's language before it is drawn. */
  readonly texts?: readonly LoadableTexts[];
}

export interface ScreenModule {
  readonly screen: Screen;
}

/** A part of a remote: lazy screens by page name, and the slices they use. */
export interface Feature {
  readonly id: string;
  readonly screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
  readonly slices: readonly InjectedSlice[];
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
  /** Major of the contract; the shell refuses another. */
  readonly contract: number;
  readonly features: readonly Feature[];
  /** Texts the shell loads in the person's language before the first screen. */
  readonly texts: readonly LoadableTexts[];
  /** Opened by a button in the frame of the back office, and by Ctrl or Cmd and K, whatever its screens are doing. */
  palette?(): Promise<PaletteModule>;
  /** Runs once after loading; whatever it starts, `teardown` ends. Both are bounded to 3 s. */
  setup?(): void | Promise<void>;
  /** For what a remote must do each time it is shown or leaves; bounded to 3 s. React remotes need neither. */
  mount?(): void | Promise<void>;
  unmount?(): void | Promise<void>;
  teardown?(): void | Promise<void>;
}

/** Declares a screen; only there for its type. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

/** Declares a feature of a remote. */
export function defineFeature(
  feature: Omit<Feature, 'slices'> & { readonly slices?: readonly InjectedSlice[] },
): Feature {
  return { slices: [], ...feature };
}

/** Declares a remote. Throws when two features bring the same page; two slices on one path throw when injected. */
export function defineRemote(
  remote: Omit<RemoteModule, 'contract' | 'texts'> & { readonly texts?: readonly LoadableTexts[] },
): RemoteModule {
  const pages = remote.features.flatMap((feature) => Object.keys(feature.screens));
  const twice = pages.find((name, index) => pages.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${remote.id}: two screens for page ${twice}`);
  return { texts: [], contract: remoteContract, ...remote };
}
