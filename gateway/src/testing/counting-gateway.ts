import type { TestContext } from 'node:test';

import type { NavigationEntry } from '@enlace/shared-contract/editorial';
import type { Page } from '@enlace/shared-contract/platform';

import type { ApiPort } from '../api-mount/api-port';
import type { DataChange } from '../render/page-reads';
import { fakePage, type FakeRemote, writeFakeRemote } from './fake-build';
import { startTestGateway, type TestGateway } from './test-gateway';

export interface ShownPage {
  readonly status: number;
  readonly body: string;
  /** The rendered part: version of the release, address and number of the rendering. */
  readonly text: string;
  readonly milliseconds: number;
}

/** A gateway whose fake API counts the renderings of each address. */
export interface CountingGateway extends TestGateway {
  /** Addresses of all renderings, in their order. */
  readonly renderings: string[];
  page(url: string, headers?: Readonly<Record<string, string>>): Promise<ShownPage>;
  change(change: DataChange | null): void;
  /** Replaces the links of the menu. */
  setMenu(entries: readonly NavigationEntry[]): void;
  /** Makes renderings wait; the returned function ends it. */
  hold(): () => void;
  /** Makes another version of mf-public live. */
  release(version: string, more?: Partial<FakeRemote>): Promise<void>;
}

const seo: ApiPort['findSeo'] = async (_record, _slug, { url }) => ({
  title: 'A record',
  canonical: url,
  openGraph_type: 'website',
});

const serverOf = (version: string): string => `
exports.default = {
  async render({ address, sendRequest }) {
    const { body } = await sendRequest({ method: 'GET', url: '/api/count?of=' + encodeURIComponent(address) });
    return {
      html: '<p>' + ['${version}', address, body.data].join(' ') + '</p>',
      styles: '<style data-styled="true">p{color:red}</style>',
      state: { slices: { 'public/count': body.data }, queries: ['count'] },
    };
  },
};`;

export function countingRemote(version: string, pages: readonly Page[]): FakeRemote {
  return {
    id: 'mf-public',
    version,
    pages,
    files: { 'server/page.cjs': serverOf(version) },
    spoil: (build) => {
      build['server'] = 'server/page.cjs';
    },
  };
}

export const countedPages = [
  fakePage('home', '/', { search: [] }),
  fakePage('events', '/events', { search: ['search', 'page'] }),
  fakePage('event', '/events/:slug', { record: 'events', search: [] }),
];

export async function startCountingGateway(
  t: TestContext,
  pages: readonly Page[] = countedPages,
  env: NodeJS.ProcessEnv = {},
  folder?: string,
): Promise<CountingGateway> {
  const renderings: string[] = [];
  let count = 0;
  let menu: readonly NavigationEntry[] = [];
  let announce: (change: DataChange | null) => void = () => undefined;
  let gate: Promise<void> = Promise.resolve();
  const gateway = await startTestGateway(t, {
    ...(folder === undefined ? {} : { folder }),
    env: { RENDER_WAIT_MS: '20000', ...env },
    api: {
      internalSecret: 'a secret',
      findSeo: seo,
      watchChanges: (onChange) => {
        announce = onChange;
        return () => undefined;
      },
      plugin: async (app) => {
        app.get('/api/v2/navigation', async (_request, reply) => {
          void reply.header('x-enlace-reads', 'pages');
          return { data: menu };
        });
        app.get<{ Querystring: { of: string } }>('/api/count', async ({ query }, reply) => {
          renderings.push(query.of);
          count += 1;
          const number = count;
          await gate;
          void reply.header('x-enlace-reads', 'counts');
          return { data: number };
        });
      },
    },
    remotes: [countingRemote('1.0.0', pages)],
  });
  const page: CountingGateway['page'] = async (url, headers = {}) => {
    const start = performance.now();
    const { body, statusCode: status } = await gateway.app.inject({ url, headers });
    const text = /<div id="root">(.*?)<\/div>/s.exec(body)?.[1] ?? '';
    return { status, body, text, milliseconds: performance.now() - start };
  };
  return {
    ...gateway,
    renderings,
    page,
    change: (change) => announce(change),
    setMenu(entries) {
      menu = entries;
      announce({ table: 'pages', ids: null });
    },
    hold() {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    async release(version, more = {}) {
      await writeFakeRemote(`${gateway.folder}/mf-public`, { ...countingRemote(version, pages), ...more });
      await gateway.publishLocal();
      await gateway.store.move({
        id: 'mf-public',
        by: 'test',
        why: 'a release',
        decide: (before) => ({
          canary: null,
          enabled: true,
          disabledReason: null,
          fallback: null,
          ...before,
          stable: version,
        }),
      });
    },
  };
}
