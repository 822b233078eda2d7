import { activity } from './fill-activity.mjs';

/**
 * Lists of the API: path, orders that are measured, and number of rows. A list without orders has only one.
 * @param eventId the event with the longest lists
 */
const listsOf = (eventId) => [
  {
    name: 'users',
    rows: 600_000,
    sorts: ['created_at', 'updated_at', 'name', 'email', 'last_sign_in_at'],
    isGuarded: true,
  },
  { name: 'companies', rows: 540_000, sorts: ['created_at', 'updated_at', 'name', 'jobs_count'] },
  {
    name: 'job_locations',
    rows: 100_000,
    sorts: ['created_at', 'updated_at', 'name', 'country_code', 'jobs_count'],
    isRatioMeasured: true,
  },
  { name: 'founders', path: '/api/founders_list', rows: 6000, sorts: ['created_at', 'name', 'company'] },
  {
    name: 'events',
    rows: activity.events,
    sorts: ['starts_at', 'title', 'created_at', 'going_count', 'updated_at'],
    isGuarded: true,
  },
  { name: 'news', rows: activity.news, sorts: ['published_at', 'title', 'created_at', 'updated_at', 'author'] },
  {
    name: 'courses',
    rows: activity.courses,
    sorts: ['published_at', 'created_at', 'title', 'minutes', 'lessons_count', 'updated_at', 'level', 'area'],
    isGuarded: true,
  },
  {
    name: 'lessons',
    rows: activity.courses * activity.lessonsEach,
    sorts: ['position', 'title', 'created_at', 'minutes', 'updated_at', 'kind', 'status'],
    isGuarded: true,
  },
  {
    name: 'inbox',
    path: '/api/v2/inbox/list',
    rows: activity.formEntries,
    sorts: ['created_at', 'updated_at', 'name', 'state'],
    isGuarded: true,
  },
  { name: 'audit', path: '/api/v2/audit', rows: activity.auditEntries, isGuarded: true },
  {
    name: 'attendees',
    path: `/api/v2/events/${eventId}/attendees`,
    rows: activity.guests,
    sorts: ['created_at', 'name', 'email', 'ticket', 'checked_in_at'],
    isGuarded: true,
  },
  { name: 'orders', path: `/api/v2/events/${eventId}/orders`, rows: activity.guests * 0.95, isGuarded: true },
];

const searches = [
  // A word of many rows, of some, of one, of none; two words; a short one; and the name of a country.
  { name: 'companies', words: ['condor', 'datos vivienda', '123456', 'qqqzzz', 'zu', 'uruguay', 'ceiba recife'] },
  { name: 'job_locations', words: ['lima', 'quetzal 77', '54321', 'qqqzzz', 'zu', 'chile'] },
  { name: 'users', words: ['garcia', 'garcia 123', 'valeria nunez', 'qqqzzz', '123456', 'xz'], isGuarded: true },
  { name: 'founders', words: ['garcia', 'qqqzzz'] },
  { name: 'jobs', words: ['condor', 'data', 'qqqzzz', 'zu'] },
];

const siteSearches = ['condor', 'garcia', 'datos', 'condor lima', 'bogota', 'qqqzzz', 'vivienda cusco', 'condro'];

const perPage = 25;
const pageOf = (rows) => Math.floor(rows / perPage) - 1;

/** Queries of the orders of a list. */
const ordersOf = (sorts) =>
  sorts === undefined
    ? [{ what: '', query: '' }]
    : sorts.flatMap((sort) =>
        ['asc', 'desc'].map((order) => ({ what: ` by ${sort}, ${order}`, query: `&sort=${sort}&order=${order}` })),
      );

/** The first page, the one in the middle and deep pages of each order of each list. */
export const pageCallsOf = (eventId) =>
  listsOf(eventId).flatMap(
    ({ name, rows, sorts, isGuarded = false, isRatioMeasured = false, path: list = `/api/${name}/list` }) =>
      ordersOf(sorts).map(({ what, query }) => {
        const path = (page) => `${list}?page=${page}&per_page=${perPage}${query}`;
        return {
          what: `${name}${what}`,
          isGuarded,
          isRatioMeasured,
          first: path(1),
          middle: path(Math.round(pageOf(rows) / 2)),
          deep: [...new Set([Math.min(4000, pageOf(rows)), pageOf(rows)])].map(path),
        };
      }),
  );

/** Searches of the lists of what the community does, and the figures of its dashboards. */
const activityCallsOf = (eventId) => {
  const attendees = `/api/v2/events/${eventId}/attendees`;
  const orders = `/api/v2/events/${eventId}/orders`;
  return [
    ...['events', 'news', 'courses', 'lessons'].flatMap((name) =>
      ['datos', 'python 77', 'qqqzzz', 'zu'].map((text) => ({
        what: `${name}, search "${text}"`,
        path: `/api/${name}/list?page=1&search=${encodeURIComponent(text)}`,
      })),
    ),
    { what: 'events of a month', path: `/api/events/list?page=1&month=${new Date().toISOString().slice(0, 7)}` },
    { what: 'events to come', path: '/api/events/list?page=1&when=upcoming' },
    { what: 'free events', path: '/api/events/list?page=1&free=1' },
    { what: 'drafts of events', path: '/api/events/list?page=1&status=draft&sort=updated_at&order=desc' },
    { what: 'lessons of a course', path: '/api/lessons/list?page=1&course_id=100&sort=position&order=asc' },
    ...['garcia', 'persona.12345@', 'qqqzzz'].flatMap((text) => [
      { what: `attendees, search "${text}"`, path: `${attendees}?search=${encodeURIComponent(text)}` },
      { what: `orders, search "${text}"`, path: `${orders}?search=${encodeURIComponent(text)}` },
      { what: `inbox, search "${text}"`, path: `/api/v2/inbox/list?search=${encodeURIComponent(text)}` },
    ]),
    { what: 'attendees, cancelled', path: `${attendees}?state=cancelled` },
    { what: 'attendees, not checked in', path: `${attendees}?checked_in=0` },
    { what: 'orders, refunded', path: `${orders}?state=refunded` },
    { what: 'orders, attention', path: `${orders}?state=attention` },
    { what: 'inbox, open', path: '/api/v2/inbox/list?state=open' },
    { what: 'inbox, press', path: '/api/v2/inbox/list?family=press&page=200' },
    { what: 'inbox, workload', path: '/api/v2/inbox/workload' },
    { what: 'audit of a resource', path: '/api/v2/audit?resource=news' },
    { what: 'audit of an action', path: '/api/v2/audit?action=remove&page=100' },
    { what: 'audit of a record', path: '/api/v2/audit?resource=news&row_id=77' },
    ...figures.map((name) => ({
      what: `figures ${name}`,
      path: `/api/dashboards/${name}?tz=America/Lima`,
      method: 'POST',
    })),
  ].map((call) => ({ ...call, isGuarded: true }));
};

const figures = [
  'getInfoMonth',
  'getVisitsJobs',
  'getMostSeen',
  'getVisitCompany',
  'getRecruiterConnections',
  'getChapterViews',
  'getTotalMembers',
  'getInfoCountry',
  'getInfoArea',
  'getInfoYear',
  'getInfoSeniority',
  'getInfoTitle',
  'getInfoAreaPremium',
  'getLatinaAreas',
  'getLatinaType',
  'getLatinaYears',
  'getLatinaSeniority',
  'getLatinaTitle',
  'getInfoStates',
  'getInfoCountriesTop',
];

/** Searches and lists whose time must not grow with the community. */
export const readCallsOf = (eventId) => [
  ...activityCallsOf(eventId),
  ...searches.flatMap(({ name, words, isGuarded = false }) =>
    words.map((text) => ({
      what: `${name}, search "${text}"`,
      path: `/api/${name === 'founders' ? 'founders_list' : `${name}/list`}?page=1&search=${encodeURIComponent(text)}`,
      isGuarded,
    })),
  ),
  ...siteSearches.flatMap((text) => [
    { what: `site search "${text}"`, path: `/api/v2/search?q=${encodeURIComponent(text)}` },
    {
      what: `site search "${text}", companies, newest`,
      path: `/api/v2/search?q=${encodeURIComponent(text)}&kinds=companies&sort=newest&page=2`,
    },
  ]),
  { what: 'chapters', path: '/api/chapters/list?page=1' },
  { what: 'chapters by members', path: '/api/chapters/list?page=1&sort=members_count&order=desc' },
  { what: 'areas', path: '/api/areas/list?page=1' },
  { what: 'founders', path: '/api/founders_list?page=1' },
  { what: 'companies, country', path: '/api/companies/list?page=1&country_code=UY' },
  { what: 'companies, country, deep', path: '/api/companies/list?page=400&country_code=MX&sort=name' },
  { what: 'countries of companies', path: '/api/v2/company_countries/list?page=1' },
  { what: 'countries of companies by number', path: '/api/v2/company_countries/list?sort=companies_count&order=desc' },
  { what: 'home page figures', path: '/api/v2/stats' },
  { what: 'sitemap', path: '/api/v2/sitemap' },
  { what: 'a part of the sitemap', path: '/api/v2/sitemap/companies/2' },
  { what: 'places in Spanish by name', path: '/api/job_locations/list?page=1&sort=name&lang=es' },
  ...['latinas', 'investors', 'admin', 'missing'].map((role) => ({
    what: `users, role ${role}`,
    path: `/api/users/list?page=1&role=${role}`,
    isGuarded: true,
  })),
  ...['unverified', 'disabled', 'leaving'].map((state) => ({
    what: `users, ${state}`,
    path: `/api/users/list?page=1&state=${state}`,
    isGuarded: true,
  })),
  { what: 'rights', path: '/api/v2/rights/matrix', isGuarded: true },
  { what: 'neighbours of a company', path: '/api/v2/companies/270000/neighbours?sort=name' },
];

export const mergeCalls = [{ what: 'accounts of one person', path: '/api/v2/users/duplicates', isGuarded: true }];

/** Files whose time may grow only with their rows, and a filter for a part of the rows. */
export const exportCalls = [
  { what: 'file of the members', path: '/api/dowloadlatinasdb', part: '?country_code=MX' },
  { what: 'index of the site', path: '/api/tools/download_index_csv', part: '?kind=companies' },
  { what: 'file of the inbox', path: '/api/v2/inbox/export', part: '?family=press', method: 'GET' },
  { what: 'file of the audit', path: '/api/v2/audit/file', part: '?resource=news', method: 'GET' },
];
