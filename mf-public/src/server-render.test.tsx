/** @jest-environment node */
import { previewParameter } from '@enlace/shared-contract/admin';
import { statsCall } from '@enlace/shared-contract/dashboards';
import { findPage, type Page } from '@enlace/shared-contract/platform';
import { recordKinds, recordPath, searchCall, type SearchHit } from '@enlace/shared-contract/site';
import type { Locale } from '@enlace/shared-contract/text';
import { createPlatformStore, ScreenProvider, type ScreenContext } from '@enlace/shared-data';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import {
  buildArticle,
  buildChapter,
  buildCompany,
  buildCourse,
  buildContentPage,
  buildEvent,
  buildInvestor,
  buildJob,
  buildMemberPerk,
  buildPerk,
  buildPressItem,
  createFakeApi,
} from '@enlace/shared-testing';
import { theme } from '@enlace/shared-ui';
import { prerender } from 'react-dom/static';
// eslint-disable-next-line no-restricted-imports -- the server's router; the host lends only the browser's
import { StaticRouter } from 'react-router';

import { answerFacets } from './testing/answer-facets';
import { pages } from './testing/pages';
import remote from './remote';
import { answerSimilar } from './testing/answer-similar';

// This library needs a window when it is imported; a server has none.
jest.mock('@testing-library/user-event', () => ({}));

const slices = remote.features.flatMap((feature) => feature.slices);

const person = {
  id: 1,
  slug: 'nusta-quispe-1',
  name: 'Ñusta Quispe',
  headline: 'Data lead',
  bio: 'Builds looms.',
  company: null,
  city: 'Cusco',
  country_code: 'PE',
  country: 'Peru',
  linkedin: null,
  avatar: null,
  is_founder: true,
  courses: [],
  articles: [],
  chapters: [{ id: 1, name: 'Cusco', slug: 'cusco' }],
  talks: [
    {
      id: 4,
      title: 'Café con datos',
      slug: 'cafe',
      speaker_role: 'Talk',
      starts_at: '2026-05-04T23:00:00.000Z',
      timezone: 'America/Lima',
    },
  ],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

function community() {
  const api = createFakeApi({
    jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', slug: 'ingeniera', description: 'Rows on time.' })],
    courses: [buildCourse({ id: 1, title: 'Git sin miedo', slug: 'git', description: 'No final exam.' })],
    areas: [],
    event_categories: [],
    tags: [],
    job_types: [],
    job_skills: [{ id: 6, name: 'TypeScript', kind: 'tech' }],
    countries: [],
    contact_topics: [],
    chapters: [buildChapter({ id: 1, name: 'Asunción', slug: 'asuncion', description: 'We began with six.' })],
    chapter_people: [],
    news: [buildArticle({ id: 1, title: 'Una noche de código', slug: 'una-noche' })],
    categories: [],
    companies: [buildCompany({ id: 1, name: 'Ceiba Salud', slug: 'ceiba', remote_jobs: true })],
    company_categories: [],
    company_countries: [],
    jefa_perks: [buildMemberPerk({ id: 1, benefit: 'A year free' })],
    perks: [buildPerk({ id: 1, name: 'Four-day week' })],
    investors: [buildInvestor({ id: 1, name: 'Madrinas' })],
    press: [buildPressItem({ id: 1, title: 'Las ingenieras de Cali' })],
    founders: [],
    people: [person],
    pages: [buildContentPage({ id: 1, title: 'Código de conducta', slug: 'codigo' })],
    events: [buildEvent({ id: 1, title: 'Café con datos', slug: 'cafe', description: 'Bring a cup.' })],
  });
  api.answer(statsCall, () => ({ data: { members: 2048, chapters: 60, countries: 23, events: 312 } }));
  return answerFacets(api);
}

/** Scripts begin an order with this ticket; the rendered page is the same without it. */
const parametersOfScripts = ['ticket of /events/:slug/checkout', 'step of /events/:slug/checkout'];

/** Query parameters that pages have read and do not declare. */
const undeclaredParameters = new Set<string>();

/** The query of a page; the server removes the parameters that the page does not declare. */
class RecordedSearch extends URLSearchParams {
  constructor(
    search: URLSearchParams,
    private readonly page: Page,
  ) {
    super(search);
  }

  override get(name: string): string | null {
    return super.get(this.#note(name));
  }

  override getAll(name: string): string[] {
    return super.getAll(this.#note(name));
  }

  override has(name: string): boolean {
    return super.has(this.#note(name));
  }

  #note(name: string): string {
    const isDeclared = this.page.search?.includes(name) === true || name === previewParameter;
    const place = `${name} of ${this.page.path}`;
    if (!isDeclared && !parametersOfScripts.includes(place)) undeclaredParameters.add(place);
    return name;
  }
}

/** Renders like the server: loads what the screen declares, then renders from a store with the answers. */
async function renderOnServer(address: string, locale: Locale = 'en', http = community()): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'https://enlace.example');
  const match = findPage(pages, pathname);
  const load = remote.features.map(({ screens }) => screens[match?.page.name ?? '']).find(Boolean);
  if (!match || !load) throw new Error(`no page ${address}`);
  const [{ screen }] = await Promise.all([load(), ...remote.texts.map((texts) => texts.load(locale))]);
  await Promise.all((screen.texts ?? []).map((texts) => texts.load(locale)));
  const search = new RecordedSearch(searchParams, match.page);
  const url = `https://enlace.test${pathname}`;
  const context: ScreenContext = { params: match.params, search, locale, viewer: null, url };

  const fault = (place: string) => new Error(place);
  const options = {
    http,
    storage: null,
    slices: [...slices, ...(screen.slices ?? [])],
    report: ({ place }: { place: string }) => {
      throw fault(place);
    },
  };
  const loading = createPlatformStore(options);
  loading.inject('public', options.slices);
  screen.load?.(context).forEach((query) => loading.store.dispatch(query.request));
  await waitForAnswers(loading.store);
  const preloadedState = JSON.parse(JSON.stringify(loading.store.getState())) as Record<string, unknown>;

  const { store } = createPlatformStore({ ...options, preloadedState });
  const { prelude } = await prerender(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <LocaleProvider value={{ locale, setLocale: () => undefined }}>
          <StaticRouter location={address}>
            <ScreenProvider value={context}>
              <screen.Component />
            </ScreenProvider>
          </StaticRouter>
        </LocaleProvider>
      </ThemeProvider>
    </Provider>,
  );
  return new Response(prelude).text();
}

function waitForAnswers(store: { getState(): unknown; subscribe(listener: () => void): () => void }): Promise<void> {
  return new Promise((resolve) => {
    const isQuiet = () => !JSON.stringify(store.getState()).includes('"status":"pending"');
    // An answer can start further requests, so check once more.
    const check = () => void (isQuiet() && setTimeout(() => isQuiet() && resolve(), 20));
    store.subscribe(check);
    check();
  });
}

test('runs where there is no window', () => {
  expect(typeof window).toBe('undefined');
});

test.each([
  ['/', 'Café con datos', '2,048'],
  ['/events', 'Café con datos', '1 event'],
  ['/events?when=past', 'Café con datos', '1 event'],
  ['/events/cafe', 'Bring a cup.', 'Free'],
  ['/events/cafe/checkout', 'Loading your order', '<noscript>Tickets are booked with JavaScript.'],
  ['/t/secret', 'no-referrer', '<noscript>This page shows your ticket with JavaScript.'],
  ['/events/cafe/waiting-list', 'Join the waiting list', 'Café con datos'],
  ['/waiting-list/secret', 'Loading your place', 'no-referrer'],
  ['/chapters', 'Asunción', '1 chapter'],
  ['/chapters/asuncion', 'We began with six.', 'Café con datos'],
  ['/news', 'Una noche de código', '1 story'],
  ['/news/una-noche', 'A las dos y diez se apagaron las luces.', 'All news'],
  ['/pages/codigo', 'Nadie tiene que justificarse.', 'Last changed'],
  ['/companies?remote_jobs=1', 'Ceiba Salud', '1 company'],
  ['/companies/ceiba', 'What they promise', 'Not stated'],
  ['/jobs', 'Ingeniera de datos', 'MXN 24,000 – 31,000'],
  ['/jobs/ingeniera', 'Rows on time.', 'Join the community'],
  ['/courses', 'Git sin miedo', '1 course'],
  ['/courses/git', 'No final exam.', 'Mirar de cerca'],
  ['/perks', 'A year free', 'Four-day week'],
  ['/investors', 'Madrinas', '1 investor'],
  ['/press', 'Las ingenieras de Cali', '1 piece'],
  ['/founders', 'Nobody found', '0 founders'],
  ['/people/nusta-quispe-1', 'Builds looms.', 'href="/events/cafe"'],
  ['/search', 'Or start here', 'Companies'],
  ['/contact', 'Write to us. A person reads it.', 'action="/api/create_contact_us_form_entry"'],
  ['/take-part/chapter', 'A table in your city', 'action="/api/v2/create_chapter_start_entry"'],
  ['/report', 'Report an incident', 'action="/api/v2/create_incident_report"'],
  ['/contact?sent=CO-7K3M9Q', 'What happens next', 'CO-7K3M9Q'],
  ['/companies/register', 'step 1 of 2', 'name="form_remark"'],
  ['/register', 'Which door is yours?', 'href="/register/latina"'],
  ['/register/latina', 'multipart/form-data', 'href="/pages/code-of-conduct"'],
  ['/about', 'We kept the kitchen table.', 'Hold the door'],
  ['/about/privacy', 'enlace_refresh', 'persist:root'],
])('%s is whole without a browser', async (address, ...texts) => {
  undeclaredParameters.clear();
  const html = await renderOnServer(address);
  for (const text of texts) expect(html).toContain(text);
  expect(html).toMatch(/<h1[ >]/);
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect([...undeclaredParameters]).toEqual([]);
});

test.each(recordKinds)('a page of %s that nobody has leads on without a browser', async (kind) => {
  const hit: SearchHit = {
    kind,
    id: 9,
    slug: 'found',
    note: null,
    at: null,
    timezone: null,
    title: { text: 'Found nearby', marks: [] },
    snippet: { text: '', marks: [] },
  };
  const api = answerSimilar(community(), kind, [hit]);
  const html = await renderOnServer(recordPath(kind, 'bogotaa-x'), 'en', api);
  expect(html).toMatch(/<h1[ >]/);
  expect(html).toContain('Did you mean one of these?');
  expect(html).toContain(`href="${recordPath(kind, 'found')}"`);
  expect(html).toContain('href="/search?q=bogotaa+x"');
  expect(api.sent(searchCall)).toHaveLength(1);
});

test('a page of a record that is there asks for nothing like it', async () => {
  const api = community();
  await renderOnServer('/chapters/asuncion', 'en', api);
  expect(api.sent(searchCall)).toEqual([]);
});

test('an event is shared with its address, also without scripts', async () => {
  const html = await renderOnServer('/events/cafe');
  const linkedIn = /href="([^"]*linkedin[^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(linkedIn)).toContain('https://enlace.test/events/cafe');
});

test('speaks the reader’s language', async () => {
  expect(await renderOnServer('/events', 'pt')).toContain('1 evento');
  expect(await renderOnServer('/about', 'es')).toContain('Nos quedamos con la mesa de la cocina.');
});

test('filters are forms that a browser sends by itself', async () => {
  const html = await renderOnServer('/events?when=past');
  // The choices are there without scripts and before the first press.
  expect(html).toMatch(/<option value="asuncion"/);
  expect(html).toMatch(/<form[^>]*action="\/events"/);
  expect(html).toContain('<input type="hidden" name="when" value="past"/>');
});
