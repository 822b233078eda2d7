import { type Page, type RegistryAnswer, type RegistryRemote, remoteContract } from '@enlace/shared-contract/platform';

const title = (text: string) => ({ en: text, es: text, pt: text });

/** A page with realistic defaults. */
export function buildPage(overrides: Partial<Page> & Pick<Page, 'name' | 'path'>): Page {
  return { layout: 'public', protected: false, allowed: [], title: title(overrides.name), ...overrides };
}

/** A remote in the form of a registry answer. */
export function buildRemote(id: string, pages: Page[], overrides: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    id,
    version: '1.0.0',
    contract: remoteContract,
    container: id.replaceAll('-', '_'),
    base: `/remotes/${id}/1.0.0/`,
    manifest: 'mf-manifest.json',
    entry: 'remoteEntry.abc.js',
    files: {},
    preload: [],
    screens: {},
    pages,
    enabled: true,
    disabledReason: null,
    ...overrides,
  };
}

export function buildAnswer(remotes: RegistryRemote[], guardedPaths: string[] = []): RegistryAnswer {
  return { rev: 1, remotes, guarded: guardedPaths };
}
