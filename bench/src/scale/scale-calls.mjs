/** One list of the API: its path, the orders that are measured, and the number of rows. */
const lists = [
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

/** The first page, the one in the middle and deep pages of each order of each list. */
export const pageCalls = lists.flatMap(
  ({ name, rows, sorts, isGuarded = false, isRatioMeasured = false, path: list = `/api/${name}/list` }) =>
    sorts.flatMap((sort) =>
      ['asc', 'desc'].map((order) => {
        const path = (page) => `${list}?page=${page}&per_page=${perPage}&sort=${sort}&order=${order}`;
        return {
          what: `${name} by ${sort}, ${order}`,
          isGuarded,
          isRatioMeasured,
          first: path(1),
          middle: path(Math.round(pageOf(rows) / 2)),
          deep: [...new Set([Math.min(4000, pageOf(rows)), pageOf(rows)])].map(path),
        };
      }),
    ),
);

/** Searches and lists whose time must not grow with the community. */
export const readCalls = [
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
];
