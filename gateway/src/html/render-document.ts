import { headDefaults, headTags, type HeadTag, routeStructuredData } from '@enlace/shared-contract/head';
import { type Boot, bootElementId, type BootOfPage, stateElementId } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';

import type { ShellDescription } from '../assets/shell-build';
import type { RenderedPage } from '../render/messages';
import { attributesOf, escapeHtml, escapeJson } from './escape';
import { earlyPress } from './early-press';
import { lateStart, lateTypefaces } from './late-start';
import { missingOpenGraph } from './open-graph';
import { backgroundLinks, fontLink, preloadLink, remotePreloads, scriptTag, shellScripts } from './preloads';
import { payGuard } from './pay-pages';
import { plainBar, plainStyles } from './plain/plain-bar';
import { endOfPlainSession } from './plain/plain-session';
import type { RouteFacts } from './route-facts';
import { fastRefreshHook, feedTitles, noScriptTexts } from './static-parts';
import { trustPolicy } from './trust-policy';

export interface DocumentParts {
  readonly boot: Boot;
  readonly facts: RouteFacts;
  readonly shell: ShellDescription;
  readonly nonce: string;
  /** The chosen theme; null follows the system. */
  readonly theme: 'light' | 'dark' | null;
  /** The rendered page; null when the browser renders it. */
  readonly rendered: ServedPage | null;
  /** Path of the page without a language. */
  readonly path: string;
  /** The query of the address, including its question mark. */
  readonly search: string;
  /** Name of the user who has signed in without scripts; null for other users and visitors. */
  readonly plainUserName: string | null;
  /** Origins of other sites whose scripts the page may load. */
  readonly scriptOrigins: readonly string[];
  /** Whether pages with a card form have another policy, so that they are loaded from the server. */
  readonly guardsPayPages: boolean;
  /** Whether the page may load the script of the fake of Stripe. */
  readonly hasPaySandbox: boolean;
}

export interface ServedPage extends Omit<RenderedPage, 'state'> {
  /** Address of the state that its HTML leaves out; or the state, for a page that is made for one answer. */
  readonly state: RenderedPage['state'] | string;
  /** Address of the boot data that its HTML leaves out; null when the HTML has them all, because they are a user's. */
  readonly sharedBoot: string | null;
}

/** The HTML of a route: head, boot data and the files to load. It is complete without scripts. */
export function renderDocument({
  boot,
  facts,
  shell,
  nonce,
  theme,
  rendered: renderedPage,
  path,
  search,
  plainUserName,
  scriptOrigins,
  guardsPayPages,
  hasPaySandbox,
}: DocumentParts): string {
  const { locale, productName, origin, prefix } = boot;
  const defaults = headDefaults({ productName, origin, locale, path, prefix, search });
  const ownTags = headTags(facts.seo, defaults);
  const tags = [...missingOpenGraph(ownTags, { locale, origin, path, listTitle: facts.listTitle }), ...ownTags];
  const { description } = defaults;
  const structuredData = routeStructuredData(facts.recordSeo, { path, productName, origin, description });
  const sharedBoot = renderedPage?.sharedBoot ?? null;
  const scripts = shellScripts(shell);
  const neededFiles = preloads(facts, boot);
  const fontLinks = (shell.fonts ?? []).map(fontLink);
  const firstScript = [
    trustPolicy([...devOriginsOf(boot), ...scriptOrigins], hasPaySandbox),
    ...(guardsPayPages ? [payGuard] : []),
    ...(plainUserName === null ? [] : [endOfPlainSession]),
    ...(boot.dev === undefined ? [] : [fastRefreshHook]),
    ...(renderedPage?.html.includes('data-early') === true ? [earlyPress] : []),
    ...(renderedPage === null ? [] : [lateStart(scripts, neededFiles, dataAddresses(renderedPage))]),
  ];
  return [
    '<!doctype html>',
    `<html${attributesOf({ lang: locale, 'data-theme': theme ?? undefined })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...tags.map(tagText),
    ...(structuredData === '' ? [] : [structuredData]),
    feedLink(boot),
    ...icons(shell),
    ...backgroundLinks(renderedPage?.styles ?? ''),
    ...(renderedPage === null ? neededFiles.map((preload) => preloadLink(preload, nonce)) : []),
    ...(renderedPage === null ? fontLinks : []),
    // Every part between two nonces is compressed by itself: the last part has the classes of styles and markup.
    `<style${attributesOf({ nonce })}>${groundOf(shell, renderedPage)}</style>`,
    `<script${attributesOf({ nonce })}>${firstScript.join(';')}</script>`,
    ...(renderedPage === null ? scripts.map((script) => scriptTag(script, nonce)) : []),
    ...(renderedPage === null ? [] : [withNonce(renderedPage.styles, nonce)]),
    '<link rel="stylesheet" media="print" href="/static/print.css">',
    plainStyles(plainUserName !== null, nonce),
    '</head>',
    '<body>',
    plainBar({ locale, path, search, prefix: prefix ?? '', userName: plainUserName }),
    ...(renderedPage === null ? [`<noscript>${escapeHtml(noScriptText(locale, productName))}</noscript>`] : []),
    `<div id="root">${renderedPage?.html ?? ''}</div>`,
    // Typefaces come after the pictures of the page. In the head, the first paint would wait for them.
    ...(renderedPage === null ? [] : fontLinks),
    jsonElement(bootElementId, sharedBoot === null ? boot : bootOfPage(boot, sharedBoot)),
    ...(renderedPage === null ? [] : [jsonElement(stateElementId, renderedPage.state)]),
    '</body>',
    '</html>',
  ].join('\n');
}

/** The head contains the shell's scripts, so the preload scanner needs no link for them. */
function preloads(facts: RouteFacts, boot: Boot): ReturnType<typeof remotePreloads> {
  const { remote } = facts;
  if (remote === null || !remote.enabled || boot.dev?.remotes[remote.id] !== undefined) return [];
  return remotePreloads(remote, facts.screen);
}

function groundOf({ ground = '', typefaces = '' }: ShellDescription, renderedPage: ServedPage | null): string {
  return (renderedPage === null ? typefaces : lateTypefaces(typefaces)) + ground;
}

function devOriginsOf({ dev }: Boot): string[] {
  return Object.values(dev?.remotes ?? {}).map((url) => new URL(url).origin);
}

function tagText({ tag, attributes, text }: HeadTag): string {
  const start = `<${tag}${attributesOf({ ...attributes, 'data-head': attributes['data-head'] ?? '' })}>`;
  return tag === 'title' ? `${start}${escapeHtml(text ?? '')}</title>` : start;
}

/** Address of the news feed, the same on every page. */
function feedLink({ locale, prefix, productName }: Boot): string {
  const href = `${prefix ?? ''}/news/feed.xml`;
  const title = `${productName}: ${feedTitles[locale]}`;
  return `<link${attributesOf({ rel: 'alternate', type: 'application/rss+xml', title, href })}>`;
}

function icons(shell: ShellDescription): string[] {
  const links: string[] = [];
  if (shell.files['static/favicon.svg'] !== undefined) {
    links.push('<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">');
  } else if (shell.files['static/favicon.ico'] === undefined) {
    links.push('<link rel="icon" href="data:,">');
  }
  if (shell.files['static/apple-touch-icon.png'] !== undefined) {
    links.push('<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">');
    links.push('<link rel="manifest" href="/manifest.webmanifest">');
  }
  return links;
}

/** Data that the scripts of the start read. */
function dataAddresses({ sharedBoot, state }: ServedPage): string[] {
  return [sharedBoot, state].filter((address) => typeof address === 'string');
}

/** The boot data of one page. A visitor's page leaves out everything that the shared part has. */
function bootOfPage(boot: Boot, shared: string): BootOfPage {
  const {
    registry: _registry,
    assets: _assets,
    productName: _productName,
    origin: _origin,
    apiBase: _apiBase,
    sessionPollSeconds: _sessionPollSeconds,
    viewer,
    seo,
    ...rest
  } = boot;
  return {
    ...rest,
    ...(viewer === null ? {} : { viewer }),
    ...(seo === null ? {} : { seo }),
    shared,
  };
}

function withNonce(styles: string, nonce: string): string {
  return styles.replaceAll('<style ', `<style${attributesOf({ nonce })} `);
}

function jsonElement(id: string, value: unknown): string {
  return `<script${attributesOf({ type: 'application/json', id })}>${escapeJson(value)}</script>`;
}

function noScriptText(locale: Locale, productName: string): string {
  return noScriptTexts[locale].replace('%s', () => productName);
}
