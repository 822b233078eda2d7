import type { Feature, Package, PricedPackage, Versioning } from '@enlace/shared-contract/packages';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { toMultipart, encodeMultipart } from '../../testing/bodies';
import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { buildBesideApi } from '../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const read = async <T>(url: string, as: 'admin' | 'latinas' | null = null): Promise<T> => {
  const answer = await api.get(url, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<T>();
};
const features = async (roleId: number): Promise<Feature[]> =>
  (await read<{ data: Feature[] }>(`/api/features/getfeatures?role_id=${roleId}`, 'latinas')).data;
const packagesOf = async (roleId: number): Promise<Package[]> =>
  (await read<{ data: Package[] }>(`/api/rolepackages/getrolepackages?role_id=${roleId}`)).data;
const newest = async (): Promise<Versioning> => {
  const [change] = (await read<{ data: Versioning[] }>('/api/versionings/getversionings', 'admin')).data;
  assert.ok(change);
  return change;
};
const roleId = async (name: string): Promise<number> => {
  const { data } = await read<{ data: { id: number; name: string }[] }>('/api/roles/list', 'admin');
  return data.find((role) => role.name === name)?.id ?? 0;
};
const toggle = async (fields: Record<string, unknown>) =>
  api.send(
    { method: 'POST', url: '/api/features/updatetoggle', ...(await encodeMultipart(toMultipart(fields))) },
    'admin',
  );

describe('tries of coupons', () => {
  test('end in 429 with the time to wait for failed codes only', async () => {
    const settings = { preset: 'strict' } as const;
    const strict = await buildBesideApi(api, { env: { limits: settings } });
    const ask = (query: string, from: string) =>
      strict.send({ method: 'GET', url: `/api/rolepackages/list-all${query}`, remoteAddress: from });
    const { rows } = await sql<{ code: string }>`select code from coupons
      where expires_at is null or expires_at > now() order by code limit 1`.execute(strict.deps.db);
    const goodQuery = `?coupon=${encodeURIComponent(rows[0]?.code ?? '')}`;
    // A valid code never counts as a failed try.
    for (let index = 0; index < 25; index += 1) assert.equal((await ask(goodQuery, '198.51.100.9')).statusCode, 200);
    const statuses: number[] = [];
    while (statuses.length < 21)
      statuses.push((await ask(`?coupon=guess${statuses.length}`, '198.51.100.9')).statusCode);
    assert.deepEqual([...new Set(statuses.slice(0, 20)), statuses[20]], [422, 429]);

    const refusal = await ask(goodQuery, '198.51.100.9');
    assert.equal(refusal.statusCode, 429);
    assert.equal(refusal.json<{ code: string }>().code, 'RATE_LIMITED');
    const wait = Number(refusal.headers['retry-after']);
    assert.ok(wait > 0 && wait <= 900);
    for (const query of ['', '?coupon=', '?coupon=%20'])
      assert.equal((await ask(query, '198.51.100.9')).statusCode, 200, query);
    assert.equal((await ask(goodQuery, '198.51.100.10')).statusCode, 200);
    await strict.close();
  });
});

describe('packages', () => {
  test('are listed for role 1, or for the requested role', async () => {
    const { data } = await read<{ data: Package[] }>('/api/packages/list');
    const id = await roleId('latinas');
    assert.equal(id, 1);
    assert.deepEqual(
      data.map(({ slug }) => slug),
      ['seed', 'sprout', 'branch', 'bloom', 'canopy'].map((level) => `latinas-${level}`),
    );
    assert.deepEqual((await read<{ data: Package[] }>('/api/packages/list?role_id=1')).data, data);
    const answer = await read<{ data: Package[] }>(`/api/packages/list?role_id=${id}`);
    assert.deepEqual(
      answer.data.map(({ slug }) => slug),
      ['seed', 'sprout', 'branch', 'bloom', 'canopy'].map((level) => `latinas-${level}`),
    );
    assert.deepEqual(answer.data, await packagesOf(id));
  });

  test('of role 1 are those of members, also where the database has another role with this id', async () => {
    const earlier = await buildTestApi();
    // Ids of a database that was created before the order of roles was that of the specification.
    const swap = async (from: string, to: string): Promise<void> => {
      await earlier.deps.db.updateTable('roles').set({ name: to }).where('name', '=', from).execute();
    };
    await swap('latinas', 'waiting');
    await swap('admin', 'latinas');
    await swap('waiting', 'admin');
    const { id } = await earlier.deps.db
      .selectFrom('roles')
      .select('id')
      .where('name', '=', 'latinas')
      .executeTakeFirstOrThrow();
    assert.notEqual(id, 1);
    for (const query of ['', '?role_id=1', `?role_id=${id}`]) {
      const answer = await earlier.get(`/api/packages/list${query}`);
      const packages = answer.json<{ data: Package[] }>().data;
      assert.ok(packages.length > 0 && packages.every(({ role_id }) => role_id === id), query);
    }
    await earlier.close();
  });

  test('are counted by role with its members, for admins only', async () => {
    const { data } = await read<{
      data: { name: string; members_count: number; packages_count: number; features_count: number }[];
    }>('/api/v2/packages/roles', 'admin');
    assert.deepEqual(
      data.map(({ name, packages_count }) => [name, packages_count > 0]),
      ['latinas', 'recruiters', 'allies', 'founders', 'investors', 'admin'].map((name) => [name, true]),
    );
    const latinas = data.find(({ name }) => name === 'latinas');
    assert.ok((latinas?.members_count ?? 0) > 500);
    assert.equal(latinas?.features_count, (await features(await roleId('latinas'))).length);
    for (const role of ['latinas', 'recruiters'] as const)
      assert.equal((await api.get('/api/v2/packages/roles', role)).statusCode, 403);
    assert.equal((await api.get('/api/v2/packages/roles')).statusCode, 401);
  });

  test('each role of members has five, from the free one to the largest', async () => {
    for (const role of ['latinas', 'recruiters', 'allies', 'founders', 'investors']) {
      const prices = (await packagesOf(await roleId(role))).map(({ price }) => price);
      assert.equal(prices.length, 5, role);
      assert.equal(prices[0], 0);
      assert.deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      );
    }
    assert.deepEqual(await packagesOf(999_999), []);
  });

  test('are answered in the requested language', async () => {
    const { data } = await read<{ data: Package[] }>('/api/packages/list?role_id=2&lang=es');
    assert.deepEqual([data[0]?.name, data[0] && 'translations' in data[0]], ['Semilla', false]);
  });

  test('cost less with a coupon of their role', async () => {
    const list = async (coupon: string) =>
      (await read<{ data: PricedPackage[] }>(`/api/rolepackages/list-all?coupon=${coupon}`)).data;
    const packages = await list('');
    assert.ok(packages.length >= 25 && packages.every(({ price, discounted_price }) => price === discounted_price));
    for (const row of await list('hola20')) assert.equal(row.discounted_price, Math.round(row.price * 0.8));
    for (const row of await list('CONTRATA50'))
      assert.equal(row.discounted_price, row.role === 'recruiters' ? Math.max(0, row.price - 5000) : row.price);
    for (const row of await list('FUNDADORA'))
      assert.equal(row.discounted_price, row.role === 'founders' ? 0 : row.price);
  });

  test('cost less only where the terms of a coupon are met', async () => {
    const list = async (coupon: string) =>
      (await read<{ data: PricedPackage[] }>(`/api/rolepackages/list-all?coupon=${coupon}`)).data;
    const packages = (await list('')).filter(({ price }) => price > 0);
    const [first] = packages;
    const dearest = Math.max(...packages.map(({ price }) => price));
    assert.ok(first);
    const { db } = api.deps;
    await sql`insert into coupons (code, percent, package_id) values ('UNO', 50, ${first.id})`.execute(db);
    await sql`insert into coupons (code, percent, min_amount) values ('DESDE', 50, ${dearest})`.execute(db);
    const cheaperWith = async (coupon: string) =>
      (await list(coupon)).filter((row) => row.discounted_price < row.price).map(({ id }) => id);
    assert.deepEqual(await cheaperWith('UNO'), [first.id]);
    assert.deepEqual(
      await cheaperWith('DESDE'),
      packages.filter(({ price }) => price === dearest).map(({ id }) => id),
    );
    await sql`with c as (insert into coupons (code, percent, max_uses) values ('AGOTADO', 50, 1) returning id)
      insert into coupon_uses (coupon_id, user_id) select c.id, (select min(id) from users) from c`.execute(db);
    const usedUp = await api.get('/api/rolepackages/list-all?coupon=AGOTADO');
    assert.deepEqual([usedUp.statusCode, usedUp.json().details.reason], [422, 'USED_UP']);
    await sql`delete from coupons where code in ('UNO', 'DESDE', 'AGOTADO')`.execute(db);
  });

  test('name the reason of an invalid coupon, in the caller’s language', async () => {
    for (const [coupon, reason, text] of [
      ['VERANO', 'EXPIRED', 'This coupon has expired.'],
      ["' or 1=1 --", 'UNKNOWN', 'We do not know this coupon.'],
    ] as const) {
      const answer = await api.get(`/api/rolepackages/list-all?coupon=${encodeURIComponent(coupon)}`);
      const body = answer.json();
      assert.deepEqual([answer.statusCode, body.message, body.details.reason], [422, text, reason]);
    }
    const url = '/api/rolepackages/list-all?coupon=NADA';
    const spanish = await api.get(url, null, { cookie: 'enlace_locale=es' });
    assert.equal(spanish.json().message, 'No conocemos este cupón.');
  });
});

describe('a price', () => {
  test('changes its package only, and is written to the versionings', async () => {
    const id = await roleId('allies');
    const [, before, ...others] = await packagesOf(id);
    assert.ok(before);
    const answer = await api.post(`/api/rolepackages/updatedata?id=${before.id}`, { price: 4321 }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<{ data: Package }>().data.price, 4321);
    const [, changedPackage, ...rest] = await packagesOf(id);
    assert.deepEqual([changedPackage?.price, rest], [4321, others]);
    const { subject, subject_id, action, role_id, before: was, after: is, user } = await newest();
    assert.deepEqual(
      [subject, subject_id, action, role_id, was, is, user?.name],
      ['package', before.id, 'price', id, { price: before.price }, { price: 4321 }, 'Pilar Montenegro'],
    );
    await api.post(`/api/rolepackages/updatedata?id=${before.id}`, { price: '4321' }, 'admin');
    assert.equal((await newest()).created_at, (await newest()).created_at);
    assert.deepEqual((await newest()).after, { price: 4321 });
  });

  test('must be an amount, of an existing package', async () => {
    for (const price of [-1, 1.5, 'many', null, '', 1e12, undefined, [], true])
      assert.equal((await api.post('/api/rolepackages/updatedata?id=3', { price }, 'admin')).statusCode, 422);
    assert.equal((await api.post('/api/rolepackages/updatedata?id=99999', { price: 1 }, 'admin')).statusCode, 404);
    assert.equal((await api.post('/api/rolepackages/updatedata', { price: 1 }, 'admin')).statusCode, 422);
  });

  test('changes together with others, or not at all', async () => {
    const id = await roleId('investors');
    const packagesBefore = await packagesOf(id);
    const newPrices = packagesBefore.map((row, index) => ({ id: row.id, price: 100 * (index + 7) }));
    const packages = [...newPrices, { id: 999_999, price: 1 }];
    const refusal = await api.post('/api/rolepackages/updateall', { packages }, 'admin');
    assert.equal(refusal.statusCode, 422);
    assert.ok(refusal.json().errors['packages.5.id']);
    assert.deepEqual(await packagesOf(id), packagesBefore);
    for (const body of [{ packages: newPrices.slice(0, 2) }, newPrices])
      assert.equal((await api.post('/api/rolepackages/updateall', body, 'admin')).statusCode, 200);
    assert.deepEqual(
      (await packagesOf(id)).map(({ price }) => price),
      newPrices.map(({ price }) => price),
    );
  });
});

describe('a feature', () => {
  test('is added to one package and removed from it, by a form', async () => {
    const id = await roleId('latinas');
    const [feature] = await features(id);
    const [, flag] = feature?.package_roles ?? [];
    assert.ok(feature && flag);
    const fields = { featureId: feature.id, packageId: flag.package_id, isEnabled: !flag.isEnabled };
    const answer = await toggle(fields);
    assert.equal(answer.statusCode, 200, answer.body);
    const expected = feature.package_roles.map((one) =>
      one.package_id === flag.package_id ? { ...one, isEnabled: !flag.isEnabled } : one,
    );
    assert.deepEqual(answer.json<{ data: Feature }>().data.package_roles, expected);
    assert.deepEqual((await features(id))[0]?.package_roles, expected);
    const change = await newest();
    assert.deepEqual([change.action, change.subject_id, change.role_id], ['toggle', feature.id, id]);
    assert.deepEqual(change.before, { package_roles: [flag] });
    assert.deepEqual(change.after, { package_roles: [{ ...flag, isEnabled: !flag.isEnabled }] });
    await toggle(fields);
    assert.equal((await newest()).id, change.id, 'saying it twice is no second change');
    const [changedPackage] = (await packagesOf(id)).filter((row) => row.id === flag.package_id);
    assert.equal(changedPackage?.feature_ids.includes(feature.id), !flag.isEnabled);
  });

  test('refuses a package of another role, and invalid values', async () => {
    const [feature] = await features(await roleId('latinas'));
    const [foreign] = await packagesOf(await roleId('founders'));
    const base = { featureId: feature?.id, packageId: foreign?.id, isEnabled: true };
    assert.deepEqual(Object.keys((await toggle(base)).json().errors), ['packageId']);
    assert.equal((await toggle({ ...base, featureId: 99_999 })).statusCode, 404);
    assert.deepEqual(Object.keys((await toggle({ ...base, isEnabled: 'perhaps' })).json().errors), ['isEnabled']);
    assert.equal((await toggle({ x: 1 })).statusCode, 422);
  });

  test('is added at the end, and merged with later values', async () => {
    const id = await roleId('founders');
    const [first] = await packagesOf(id);
    const body = {
      role_id: id,
      name: 'Quiet room',
      data: { limit: 2, unit: 'hours' },
      package_roles: [{ package_id: first?.id, isEnabled: true }],
      translations: { es: { name: 'Sala tranquila', nothing: 'x' } },
    };
    const answer = await api.post('/api/features/createfeature', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const newFeature = answer.json<{ data: Feature }>().data;
    assert.deepEqual((await features(id)).at(-1), newFeature);
    assert.deepEqual(
      newFeature.package_roles.map(({ isEnabled }) => isEnabled),
      [true, false, false, false, false],
    );
    assert.deepEqual(newFeature.translations, { es: { name: 'Sala tranquila' } });

    const url = `/api/features/updatedata?id=${newFeature.id}`;
    const mergeAnswer = await api.post(url, { data: { limit: 3, note: 'by hand', unit: null } }, 'admin');
    assert.equal(mergeAnswer.statusCode, 200, mergeAnswer.body);
    const feature = mergeAnswer.json<{ data: Feature }>().data;
    assert.deepEqual([feature.name, feature.data], ['Quiet room', { limit: 3, note: 'by hand' }]);
    const change = await newest();
    assert.deepEqual(
      [change.action, change.before, change.after],
      ['update', { data: body.data }, { data: { limit: 3, note: 'by hand' } }],
    );
    const lateAnswer = await api.post(url, { name: 'Late', updated_at: newFeature.updated_at }, 'admin');
    assert.equal(lateAnswer.json<{ code: string }>().code, 'EDIT_CONFLICT');
    assert.equal((await api.post('/api/features/updatedata?id=99999', { name: 'x' }, 'admin')).statusCode, 404);
    for (const wrongBody of [{ ...body, role_id: 999 }, { ...body, name: ' ' }, { ...body, data: { a: {} } }, {}])
      assert.equal((await api.post('/api/features/createfeature', wrongBody, 'admin')).statusCode, 422);
  });

  test('toggled by two admins at once has the value of one of them, with all changes written', async () => {
    const [feature] = await features(await roleId('recruiters'));
    const flag = feature?.package_roles[0];
    const before = (await newest()).id;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        toggle({ featureId: feature?.id, packageId: flag?.package_id, isEnabled: index % 2 === 0 }),
      ),
    );
    assert.ok(answers.every(({ statusCode }) => statusCode === 200));
    const { data } = await read<{ data: Versioning[] }>('/api/versionings/getversionings', 'admin');
    const changes = data.filter(({ id }) => id > before).toSorted((a, b) => a.id - b.id);
    for (const [index, change] of changes.entries())
      if (index > 0) assert.deepEqual(change.before, changes[index - 1]?.after);
  });
});
