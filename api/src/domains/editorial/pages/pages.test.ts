import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { type Caller, type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Page {
  id: number;
  slug: string;
  title: string;
  roles: { id: number; name: string }[];
  permissions: { id: number; name: string }[];
}
interface Answer<T> {
  data: T;
  code?: string;
}

const allCallers: readonly Caller[] = [null, 'admin', 'latinas', 'recruiters', 'allies', 'founders', 'investors'];

describe('pages', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const list = async (as: Caller): Promise<Page[]> =>
    (await api.get('/api/pages/list', as)).json<Answer<Page[]>>().data;
  const one = async (slug: string): Promise<Page> =>
    (await api.get(`/api/v2/pages/by-slug/${slug}`, 'admin')).json<Answer<Page>>().data;
  const doors = (page: Page) => [
    `/api/pages/get/${page.id}`,
    `/back/api/pages/get/${page.id}`,
    `/api/v2/pages/by-slug/${page.slug}`,
    `/api/v2/head/pages/${page.slug}`,
  ];

  test('without roles and permissions are public', async () => {
    const page = await one('code-of-conduct');
    for (const as of allCallers) {
      for (const url of doors(page)) assert.equal((await api.get(url, as)).statusCode, 200, `${url} as ${as}`);
      assert.ok((await list(as)).some(({ id }) => id === page.id));
    }
  });

  test('with roles are open to these roles only, by all calls', async () => {
    const page = await one('guide-for-recruiters');
    assert.deepEqual(
      page.roles.map(({ name }) => name),
      ['recruiters'],
    );
    for (const as of allCallers) {
      const isOpen = as === 'admin' || as === 'recruiters';
      for (const url of doors(page)) {
        const answer = await api.get(url, as);
        assert.equal(answer.statusCode, isOpen ? 200 : as === null ? 401 : 403, `${url} as ${as}`);
        if (!isOpen) assert.doesNotMatch(answer.body, /recruiters|advertisements/i);
      }
      assert.equal(
        (await list(as)).some(({ id }) => id === page.id),
        isOpen,
        `list as ${as}`,
      );
      const result = (await api.get('/api/pages/list?search=advertisements&page=1', as)).json<{
        meta: { total: number };
      }>();
      assert.equal(result.meta.total > 0, isOpen);
    }
    const forgedAnswer = await api.get(`/api/pages/get/${page.id}`, null, { authorization: 'Bearer x.y.z' });
    assert.equal(forgedAnswer.statusCode, 401);
    await assert.rejects(
      api.api.findSeo('pages', page.slug, { locale: 'en', url: 'https://x.test/pages/x', productName: 'X' }),
    );
  });

  test('get and lose roles by difference, and a permission opens them too', async () => {
    const permissions = (await api.get('/api/permissions/list', 'admin')).json<
      Answer<{ id: number; name: string }[]>
    >();
    const permission = permissions.data.find(({ name }) => name === 'news.edit');
    const body = toMultipart({ title: 'Para quienes editan', attach_permissions: [permission?.id] });
    const addAnswer = await api.send(
      { method: 'POST', url: '/api/addpage', ...(await encodeMultipart(body)) },
      'admin',
    );
    assert.equal(addAnswer.statusCode, 201, addAnswer.body);
    const page = addAnswer.json<Answer<Page>>().data;
    const url = `/api/pages/get/${page.id}`;
    const member = await addPerson(api, { roles: ['latinas'] });
    assert.equal((await member.get(url)).statusCode, 403);
    await api.deps.db
      .insertInto('user_permissions')
      .values({ user_id: member.id, permission_id: permission?.id ?? 0 })
      .execute();
    assert.equal((await member.get(url)).statusCode, 200);
    const editAnswer = await api.post(`/api/editpage?id=${page.id}`, { detach_permissions: [permission?.id] }, 'admin');
    assert.deepEqual(editAnswer.json<Answer<Page>>().data.permissions, []);
    assert.equal((await api.get(url)).statusCode, 200);
  });

  test('are written by admins only, and disappear when removed', async () => {
    for (const as of allCallers.filter((role) => role !== 'admin'))
      for (const call of ['addpage', 'editpage?id=1', 'deletepage?id=1'])
        assert.equal((await api.post(`/api/${call}`, { title: 'x' }, as)).statusCode, as === null ? 401 : 403, call);
    const { id, slug } = await one('press-kit');
    assert.equal((await api.post(`/api/deletepage?id=${id}`, undefined, 'admin')).statusCode, 200);
    for (const as of [null, 'admin'] as const)
      assert.equal((await api.get(`/api/v2/pages/by-slug/${slug}`, as)).statusCode, 404);
  });
});
