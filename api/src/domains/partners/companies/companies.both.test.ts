import { type CompanyFlag, companyFlags } from '@enlace/shared-contract/partners';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

interface NamedRow {
  id: number;
  name: string;
  slug: string;
}
type Company = Record<CompanyFlag, boolean> &
  NamedRow & {
    country_code: string | null;
    country: string | null;
    summary: string | null;
    jobs_count: number;
    company_categories: NamedRow[];
    company_perks: NamedRow[];
    company_recruiters: { id: number; name: string }[];
    translations?: Record<string, Record<string, string>>;
  };
interface Answer<T> {
  data: T;
  errors?: Record<string, string[]>;
  meta?: { total?: number };
}

describe('companies', () => {
  let api: TestApi;
  let all: Company[];
  before(async () => {
    api = await buildTestApi();
    all = await list('');
  });
  after(() => api.close());

  const list = async (query: string): Promise<Company[]> => {
    const answer = await api.get(`/api/companies/list?${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<Answer<Company[]>>().data;
  };
  const bySlug = async (slug: string, query = ''): Promise<Company> =>
    (await api.get(`/api/v2/companies/by-slug/${slug}?${query}`)).json<Answer<Company>>().data;
  const edit = (id: number, body: object) => api.post(`/api/editcompany?id=${id}`, body, 'admin');
  const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id).sort((a, b) => a - b);

  test('are filtered by each flag, alone and together', async () => {
    assert.ok(all.length >= 150);
    for (const flag of companyFlags) {
      const expectedCompanies = all.filter((company) => company[flag]);
      assert.ok(expectedCompanies.length > 5 && expectedCompanies.length < all.length - 5, flag);
      for (const word of ['1', 'true', 'on'])
        assert.deepEqual(ids(await list(`${flag}=${word}`)), ids(expectedCompanies), flag);
      assert.deepEqual(ids(await list(`${flag}=0`)), ids(all.filter((company) => !company[flag])));
    }
    const both = all.filter((company) => company.paid_maternity_leave && company.remote_jobs);
    assert.ok(both.length > 0);
    assert.deepEqual(ids(await list('paid_maternity_leave=1&remote_jobs=1')), ids(both));
    assert.equal((await api.get('/api/companies/list?remote_jobs=perhaps')).statusCode, 422);
  });

  test('are filtered by category, country and perk, with a true total', async () => {
    const some = all.find(({ company_categories, company_perks }) => company_categories[0] && company_perks[0]);
    const [category, perk] = [some?.company_categories[0]?.slug, some?.company_perks[0]?.slug];
    const hasSlug = (rows: readonly NamedRow[], slug: string | undefined) => rows.some((row) => row.slug === slug);
    const inCategory = all.filter((company) => hasSlug(company.company_categories, category));
    assert.deepEqual(ids(await list(`category=${category}`)), ids(inCategory));
    const withPerk = all.filter((company) => hasSlug(company.company_perks, perk));
    assert.deepEqual(ids(await list(`perk=${perk}`)), ids(withPerk));
    const inMexico = all.filter(({ country_code }) => country_code === 'MX');
    assert.deepEqual(ids(await list('country_code=mx')), ids(inMexico));
    const page = await api.get(`/api/companies/list?page=1&per_page=2&category=${category}&perk=${perk}`);
    const expectedCompanies = inCategory.filter((company) => withPerk.includes(company));
    assert.equal(page.json<Answer<Company[]>>().meta?.total, expectedCompanies.length);
    assert.deepEqual(await list('category=no-such-thing'), []);
  });

  test('answer both orders, and the order of a lookup list', async () => {
    const names = (await list('sort=name&order=asc')).map(({ name }) => name);
    assert.deepEqual(
      [...names].reverse(),
      (await list('sort=name&order=desc')).map(({ name }) => name),
    );
    assert.deepEqual(ids(await list('order=asc')), ids(all));
    const jobs = (await list('sort=jobs_count&order=desc')).map(({ jobs_count }) => jobs_count);
    assert.deepEqual(
      jobs,
      [...jobs].sort((a, b) => b - a),
    );
  });

  test('agree with what their perks say', async () => {
    for (const company of all)
      if (company.company_perks.some(({ slug }) => slug === 'paid-maternity-leave'))
        assert.ok(company.paid_maternity_leave, company.name);
  });

  test('are answered in the requested language', async () => {
    const [base, spanish] = [await bySlug('quetzal-labs'), await bySlug('quetzal-labs', 'lang=es')];
    assert.equal(spanish.summary, base.translations?.['es']?.['summary']);
    assert.ok(spanish.summary !== base.summary && !('translations' in spanish));
    assert.notDeepEqual(
      spanish.company_categories.map(({ name }) => name),
      base.company_categories.map(({ name }) => name),
    );
  });

  test('of a recruiter are listed for that recruiter alone', async () => {
    const namesFor = async (viewer?: 'recruiters' | 'latinas'): Promise<string[]> => {
      const answer = await api.get('/api/companies/list?is_own=1', viewer);
      return answer.json<Answer<Company[]>>().data.map(({ name }) => name);
    };
    const recruiterId = 3;
    const [company] = all;
    assert.ok(company);
    const form = toMultipart({ attach_company_recruiters: [recruiterId] });
    const edit = await api.send(
      { method: 'POST', url: `/api/editcompany?id=${company.id}`, ...(await encodeMultipart(form)) },
      'admin',
    );
    assert.equal(edit.statusCode, 200, edit.body);
    assert.ok((await namesFor('recruiters')).includes(company.name));
    assert.ok((await namesFor('recruiters')).length < all.length);
    assert.deepEqual(await namesFor('latinas'), []);
    assert.deepEqual(await namesFor(), []);
  });

  test('name recruiters without their addresses', async () => {
    const answers = await Promise.all(all.slice(0, 40).map(({ slug }) => api.get(`/api/v2/companies/by-slug/${slug}`)));
    const people = answers.flatMap((answer) => answer.json<Answer<Company>>().data.company_recruiters);
    assert.ok(people.length > 10);
    for (const answer of answers) assert.doesNotMatch(answer.body, /@(example\.org|enlace\.test)|"email"|"phone"/);
    for (const person of people) assert.deepEqual(Object.keys(person).sort(), ['avatar', 'headline', 'id', 'name']);
  });

  test('change perks, categories and recruiters by difference, from a form', async () => {
    const before = await bySlug('ceiba-labs');
    const [detachedId, ...stay] = ids(before.company_perks);
    const attachedId = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((id) => !ids(before.company_perks).includes(id)) ?? 0;
    const body = toMultipart({
      detach_company_perks: [detachedId],
      attach_company_perks: [attachedId, stay[0]],
      attach_company_recruiters: [3],
      attach_company_categories: [7],
      remote_jobs: '',
      unlimited_vacation: 'true',
      languageAlternates: [],
    });
    const url = `/api/editcompany?id=${before.id}`;
    const answer = await api.send({ method: 'POST', url, ...(await encodeMultipart(body)) }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const savedCompany = answer.json<Answer<Company>>().data;
    assert.deepEqual(
      ids(savedCompany.company_perks),
      [...stay, attachedId].sort((a, b) => a - b),
    );
    assert.ok(savedCompany.company_recruiters.some(({ id }) => id === 3));
    assert.ok(savedCompany.company_categories.some(({ id }) => id === 7));
    assert.deepEqual([savedCompany.remote_jobs, savedCompany.unlimited_vacation], [false, true]);
    const detachAnswer = await edit(before.id, { detach_company_recruiters: [3] });
    assert.ok(detachAnswer.json<Answer<Company>>().data.company_recruiters.every(({ id }) => id !== 3));
  });

  test('refuse rows that do not exist, and stay unchanged', async () => {
    const { id, name } = await bySlug('pampa-labs');
    for (const field of ['attach_company_perks', 'attach_company_recruiters', 'attach_company_categories']) {
      const answer = await edit(id, { name: 'Half done', [field]: [999_999] });
      assert.deepEqual([answer.statusCode, Object.keys(answer.json<Answer<null>>().errors ?? {})], [422, [field]]);
    }
    for (const wrongValues of [{ size: 'huge' }, { founded_year: 3 }, { website: 'javascript:alert(1)' }, { name: '' }])
      assert.equal((await edit(id, wrongValues)).statusCode, 422, JSON.stringify(wrongValues));
    assert.equal((await bySlug('pampa-labs')).name, name);
  });

  test('keep alternates of their page as a list, and can remove them', async () => {
    const { id } = await bySlug('luna-labs');
    const languageAlternates = [{ hrefLang: 'es', href: 'https://x.test/es' }];
    const keptAnswer = await edit(id, { languageAlternates, openGraph_images: ['https://x.test/a.png'] });
    const { data } = keptAnswer.json<Answer<Record<string, unknown>>>();
    assert.deepEqual(data['languageAlternates'], languageAlternates);
    assert.deepEqual(data['openGraph_images'], [{ url: 'https://x.test/a.png' }]);
    const emptyAnswer = await edit(id, { languageAlternates: [] });
    assert.ok(!('languageAlternates' in emptyAnswer.json<Answer<object>>().data));
  });

  test('count the jobs that their page lists', async () => {
    for (const { slug, jobs_count } of all.filter((company) => company.jobs_count > 0).slice(0, 5)) {
      const jobs = (await api.get(`/api/jobs/list?company=${slug}`)).json<Answer<unknown[]>>().data;
      assert.equal(jobs.length, jobs_count, slug);
    }
  });

  test('are restored from the trash unchanged', async () => {
    const company = await bySlug('marea-labs');
    assert.equal((await api.post(`/api/deletecompany?id=${company.id}`, undefined, 'admin')).statusCode, 200);
    const trashedCompanies = (await api.get('/api/companies/list?trashed=only', 'admin')).json<Answer<Company[]>>()
      .data;
    assert.deepEqual(ids(trashedCompanies), [company.id]);
    assert.ok(typeof Reflect.get(trashedCompanies[0] ?? {}, 'deleted_at') === 'string');
    assert.ok([401, 403].includes((await api.get('/api/companies/list?trashed=only')).statusCode));
    assert.equal((await api.post(`/api/v2/companies/${company.id}/restore`, undefined, 'admin')).statusCode, 200);
    assert.deepEqual((await bySlug('marea-labs')).company_perks, company.company_perks);
  });

  test('name their jobs before a removal, disappear at once, and free their name', async () => {
    const company = all.find(({ jobs_count }) => jobs_count > 0);
    assert.ok(company);
    const dependents = (await api.get(`/api/v2/companies/${company.id}/dependents`, 'admin')).json<
      Answer<{ resource: string; count: number }[]>
    >().data;
    assert.ok((dependents.find(({ resource }) => resource === 'jobs')?.count ?? 0) >= company.jobs_count);
    assert.equal((await api.post(`/api/deletecompany?id=${company.id}`, undefined, 'recruiters')).statusCode, 403);
    assert.equal((await api.post(`/api/deletecompany?id=${company.id}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await api.get(`/api/v2/companies/by-slug/${company.slug}`)).statusCode, 404);
    assert.deepEqual((await api.get(`/api/v2/head/companies/${company.slug}`)).json(), { data: null });
    assert.ok((await list('')).every(({ id }) => id !== company.id));
    const again = await api.post('/api/addcompany', { name: company.name }, 'admin');
    assert.deepEqual([again.statusCode, again.json<Answer<Company>>().data.slug], [201, `${company.slug}-2`]);
  });

  test('never have a reserved address as their slug, by any call', async () => {
    for (const [name, slug] of [
      ['Perks', 'perks-2'],
      ['¡Register!', 'register-2'],
      ['Perks!', 'perks-3'],
      ['Registered', 'registered'],
    ]) {
      const addAnswer = await api.post('/api/addcompany', { name }, 'admin');
      assert.deepEqual([addAnswer.statusCode, addAnswer.json<Answer<Company>>().data.slug], [201, slug], name);
    }
    const plainCompany = (await api.post('/api/addcompany', { name: 'Telar Alto' }, 'admin')).json<Answer<Company>>()
      .data;
    const editAnswer = await api.post(`/api/editcompany?id=${plainCompany.id}`, { name: '«Perks»' }, 'admin');
    assert.equal(editAnswer.statusCode, 200, editAnswer.body);
    assert.equal(editAnswer.json<Answer<Company>>().data.slug, plainCompany.slug);
  });
});

describe('company categories', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  test('are sorted by name, with their number of companies', async () => {
    const { data } = (await api.get('/api/companies/getCategoriesList?lang=pt')).json<
      Answer<(NamedRow & { companies_count: number })[]>
    >();
    const health = data.find(({ slug }) => slug === 'health');
    assert.equal(health?.name, 'Saúde');
    const inHealth = (await api.get('/api/companies/list?category=health')).json<Answer<unknown[]>>().data;
    assert.equal(health?.companies_count, inHealth.length);
    assert.ok(inHealth.length > 10);
  });

  test('have countries with their number of companies', async () => {
    const { data } = (await api.get('/api/v2/company_countries/list?lang=es')).json<
      Answer<{ name: string; code: string; companies_count: number }[]>
    >();
    const companies = (await api.get('/api/companies/list')).json<Answer<Company[]>>().data;
    const codes = new Set(companies.flatMap(({ country_code }) => country_code ?? []));
    assert.deepEqual(new Set(data.map(({ code }) => code)), codes);
    const mexico = data.find(({ code }) => code === 'MX');
    assert.equal(mexico?.companies_count, companies.filter(({ country_code }) => country_code === 'MX').length);
    assert.equal(mexico?.name, 'México');
  });

  test('name the companies that lose them', async () => {
    const { data } = (await api.get('/api/v2/company_categories/1/dependents', 'admin')).json<
      Answer<{ resource: string; count: number }[]>
    >();
    assert.deepEqual(
      data.map(({ resource }) => resource),
      ['companies'],
    );
  });
});
