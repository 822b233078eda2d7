import { createHash } from 'node:crypto';

import type { RegistryAnswer } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';

import type { ShellBuild } from '../assets/shell-build';
import { textOfLinks } from '../registry/answer/site-links';
import type { CachedPage } from '../render/cached-page';
import type { PageEdition, PageKey } from '../render/made-page';
import { findPlace } from './page-place';
import { outdatedBoot } from './shared-boots';

/** What visitors' documents are made from at a time. */
export interface DocumentEdition extends PageEdition {
  readonly answer: RegistryAnswer;
  readonly build: ShellBuild;
  /** Address of the boot data that the documents name. */
  readonly boot: string;
}

interface KeyParts {
  readonly answer: RegistryAnswer;
  readonly build: ShellBuild;
  /** The address without the language, and the part of its query that the page reads. */
  readonly path: string;
  readonly search: string;
  /** The same address, with its language as given. */
  readonly url: string;
  readonly locale: Locale;
  readonly theme: string | null;
}

/**
 * Key of a visitors' document: group of visitors, shell, page, language, theme and address. It has no release and no
 * menu: a document of earlier ones is shown until the new one is made.
 */
export function documentKey({ answer, build, path, search, url, locale, theme }: KeyParts, group: string): PageKey {
  const { owner, isUsual } = findPlace(answer, path);
  const id = [group, build.name, owner, locale, theme ?? '', url].join('\n');
  return { id, isOfMany: search !== '' || !isUsual };
}

const editions = new WeakMap<RegistryAnswer, DocumentEdition>();

/** @param group the group of visitors who get this answer */
export function documentEdition(
  { answer, build }: Pick<DocumentEdition, 'answer' | 'build'>,
  group: string,
  addressFor: (answer: RegistryAnswer, build: ShellBuild) => string,
): DocumentEdition {
  const knownEdition = editions.get(answer);
  if (knownEdition?.build === build) return knownEdition;
  const edition = { group, name: nameOfAnswer(answer), answer, build, boot: addressFor(answer, build) };
  editions.set(answer, edition);
  return edition;
}

/**
 * A document of an earlier edition as visitors get it: its content, with the boot data of today. The browser shows the
 * content first, and draws the page anew with the current releases.
 */
export function outdateDocument(page: CachedPage, { boot }: DocumentEdition): CachedPage {
  return page.replace(boot, outdatedBoot);
}

/** The releases and links of an answer, as a hash: the name is compared with each request. */
function nameOfAnswer({ remotes, rev, links }: RegistryAnswer): string {
  const versions = remotes.map(({ id, version }) => `${id}@${version}`).join(' ');
  return createHash('sha256')
    .update(`${rev}\n${versions}\n${textOfLinks(links)}`)
    .digest('base64');
}
