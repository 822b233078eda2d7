import type { ListedCoupon } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildMemberApi, cards } from '../../../testing/sandbox-members';

let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];

before(async () => {
  stage = await buildMemberApi(new Date());
  packages = await stage.packagesOf();
});
after(() => stage.api.close());

interface List {
  readonly data: readonly ListedCoupon[];
  readonly meta: { readonly total: number; readonly views: Readonly<Record<string, number>> };
}

const list = async (query = ''): Promise<List> =>
  (await stage.api.get(`/api/v2/coupons${query}`, 'admin')).json<List>();

const post = async (path: string, body?: object, as: 'admin' | 'latinas' = 'admin') => {
  const answer = await stage.api.post(`/api/v2/coupons${path}`, body, as);
  return {
    status: answer.statusCode,
    ...answer.json<{ data: ListedCoupon; errors?: Readonly<Record<string, readonly string[]>> }>(),
  };
};

describe('coupons of the treasurer', () => {
  test('are listed with views, search, order and pages', async () => {
    const { data, meta } = await list('?sort=code&direction=asc');
    assert.deepEqual(
      data.map(({ code }) => code),
      data.map(({ code }) => code).toSorted(),
    );
    assert.deepEqual([meta.total, meta.views['all']], [data.length, data.length]);
    assert.deepEqual(
      (await list('?view=over')).data.map(({ code, state }) => [code, state]),
      [['VERANO', 'expired']],
    );
    assert.deepEqual(
      (await list('?search=fund')).data.map(({ code }) => code),
      ['FUNDADORA'],
    );
    const page = await list('?per_page=1&page=2&sort=code&direction=asc');
    assert.deepEqual([page.data[0]?.code, page.meta.total], [data[1]?.code, data.length]);
    assert.equal((await stage.api.get('/api/v2/coupons', 'latinas')).statusCode, 403);
    assert.equal((await stage.api.get('/api/v2/coupons?sort=price', 'admin')).statusCode, 422);
  });

  test('are added, changed, ended and deleted, each with an audit entry', async () => {
    const { status, data } = await post('', { code: 'Marzo-15', percent: 15, max_uses: 3 });
    assert.deepEqual([status, data.code, data.state, data.uses], [201, 'Marzo-15', 'usable', 0]);
    assert.deepEqual([data.duration, data.duration_months], ['once', null]);
    const edit = await post(`/${data.id}/edit`, { code: 'MARZO-15', percent: 25, max_uses: null });
    assert.deepEqual([edit.data.percent, edit.data.max_uses], [25, null]);
    for (let time = 0; time < 2; time += 1) assert.equal((await post(`/${data.id}/end`)).data.state, 'expired');
    const member = await stage.addMember();
    assert.equal((await member.quote(packages[1]?.id ?? 0, 'marzo-15')).details?.reason, 'EXPIRED');
    assert.equal((await post(`/${data.id}/remove`)).status, 200);
    assert.equal((await post(`/${data.id}/remove`)).status, 404);
    const { rows } = await sql<{ action: string }>`select action from audit_entries where resource = 'coupons'
      and row_id = ${data.id} order by id`.execute(stage.api.deps.db);
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['add', 'edit', 'endCoupon', 'hardRemove'],
    );
    assert.equal((await post('', { code: 'NOPE', percent: 5 }, 'latinas')).status, 403);
  });

  test('state on their fields why they are not stored', async () => {
    const [recruiting] = (await stage.packagesOf('recruiters')).slice(1);
    const { rows } = await sql<{ id: number }>`select id from roles where name = 'latinas'`.execute(stage.api.deps.db);
    const faultsOf = async (body: object) => Object.keys((await post('', body)).errors ?? {});
    assert.deepEqual(await faultsOf({ code: 'hola20', percent: 5 }), ['code']);
    assert.deepEqual(await faultsOf({ code: 'A B', percent: 5 }), ['code']);
    assert.deepEqual(await faultsOf({ code: 'NADA' }), ['percent']);
    assert.deepEqual(await faultsOf({ code: 'DOS', percent: 5, amount: 100, currency: 'USD' }), ['percent']);
    assert.deepEqual(await faultsOf({ code: 'SUMA', amount: 100 }), ['currency']);
    assert.deepEqual(await faultsOf({ code: 'MIX', percent: 5, role_id: rows[0]?.id, package_id: recruiting?.id }), [
      'package_id',
    ]);
    assert.deepEqual(await faultsOf({ code: 'PESOS', amount: 5, currency: 'CLP', package_id: packages[1]?.id }), [
      'currency',
    ]);
    assert.deepEqual(await faultsOf({ code: 'MESES', percent: 5, duration: 'repeating' }), ['duration_months']);
    for (const months of [0, 37])
      assert.deepEqual(await faultsOf({ code: 'MESES', percent: 5, duration: 'repeating', duration_months: months }), [
        'duration_months',
      ]);
    assert.deepEqual(await faultsOf({ code: 'MESES', percent: 5, duration: 'forever', duration_months: 3 }), [
      'duration_months',
    ]);
    const twins = await Promise.all([1, 2, 3].map(() => post('', { code: 'UNICO', percent: 5 })));
    assert.equal(twins.filter(({ status }) => status === 201).length, 1, 'three at once');
    assert.ok(twins.every(({ status }) => status < 500));
  });

  test('keep their reduction once a member has used them, and count the uses', async () => {
    const { data } = await post('', { code: 'USADO', percent: 50 });
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(packages[1]?.id ?? 0, { coupon_code: 'usado' });
    const [row] = (await list('?search=usado')).data;
    assert.deepEqual([row?.uses, row?.open_uses], [1, 0]);
    const change = await post(`/${data.id}/edit`, { code: 'USADO', percent: 60 });
    assert.deepEqual([change.status, Object.keys(change.errors ?? {})], [422, ['percent']]);
    const longer = await post(`/${data.id}/edit`, { code: 'USADO', percent: 50, duration: 'forever' });
    assert.deepEqual([longer.status, Object.keys(longer.errors ?? {})], [422, ['duration']]);
    assert.equal((await post(`/${data.id}/edit`, { code: 'USADO', percent: 50, max_uses: 1 })).data.state, 'used_up');
    await post(`/${data.id}/remove`);
    assert.deepEqual(await member.charges(), [(packages[1]?.price ?? 0) / 2], 'payments stay');
  });
});
