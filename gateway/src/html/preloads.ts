import type { RegistryRemote } from '@enlace/shared-contract/platform';

import type { ShellDescription } from '../assets/shell-build';
import { attributesOf } from './escape';

export interface Preload {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** Files that a route needs at once: entry and first files of the remote, and the chunks of the screen. */
export function remotePreloads(remote: RegistryRemote, screen: string | null): Preload[] {
  const scripts = [remote.entry, ...remote.preload, ...(screen === null ? [] : (remote.screens[screen] ?? []))];
  return [...new Set(scripts)]
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({ href: `${remote.base}${path}`, integrity: remote.files[path] }));
}

/** The shell's initial scripts in execution order. */
export function shellScripts({ entry, files }: ShellDescription): Preload[] {
  return entry.filter((path) => path.endsWith('.js')).map((path) => ({ href: `/${path}`, integrity: files[path] }));
}

export function preloadLink({ href, integrity }: Preload, nonce: string): string {
  return `<link${attributesOf({ rel: 'preload', href, as: 'script', crossorigin: 'anonymous', integrity, nonce })}>`;
}

export function fontLink(path: string): string {
  const href = `/${path}`;
  return `<link${attributesOf({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })}>`;
}

/**
 * Links to the drawn backgrounds of a rendered page. A browser otherwise requests a background after the layout.
 *
 * @param styles the style elements of the page
 */
export function backgroundLinks(styles: string): string[] {
  const addresses = [...styles.matchAll(/url\((\/api\/v2\/art\/[\w./-]+)\)/g)].flatMap(([, address = '']) => address);
  return [...new Set(addresses)].map(
    (href) => `<link${attributesOf({ rel: 'preload', href, as: 'image', fetchpriority: 'high' })}>`,
  );
}

export function scriptTag({ href, integrity }: Preload, nonce: string): string {
  return `<script${attributesOf({ src: href, defer: '', crossorigin: 'anonymous', fetchpriority: 'high', integrity, nonce })}></script>`;
}
