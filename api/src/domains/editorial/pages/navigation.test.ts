import { navigationAnswerSchema, navigationCall, type NavigationEntry } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('the navigation', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const entries = async (): Promise<NavigationEntry[]> =>
    navigationAnswerSchema.parse((await api.get(navigationCall.path)).json()).data;
  const slugs = async (): Promise<string[]> => (await entries()).map(({ slug }) => slug);
  const add = async (values: Readonly<Record<string, unknown>>): Promise<{ id: number; slug: string }> => {
    const answer = await api.send(
      { method: 'POST', url: '/api/addpage', ...(await encodeMultipart(toMultipart(values))) },
      'admin',
    );
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<{ data: { id: number; slug: string } }>().data;
  };
  const edit = async (id: number, values: object): Promise<void> => {
    const answer = await api.post(`/api/editpage?id=${id}`, values, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
  };

  test('contains the rules, the terms and the accessibility statement, in three languages', async () => {
    const legalEntries = (await entries()).filter(({ place }) => place === 'legal');
    assert.deepEqual(
      legalEntries.map(({ slug }) => slug),
      ['code-of-conduct', 'terms-of-use', 'accessibility'],
    );
    assert.deepEqual(legalEntries[0]?.label, {
      en: 'Community rules',
      es: 'Reglas de la comunidad',
      pt: 'Regras da comunidade',
    });
    assert.equal(legalEntries[1]?.label.pt, 'Termos de uso');
  });

  test('takes the place, order and label of a page from its fields', async () => {
    const page = await add({ title: 'Biblioteca', nav_place: 'menu', nav_order: 25 });
    const translations = { es: { title: 'La biblioteca' }, pt: { title: 'A biblioteca', nav_label: 'Livros' } };
    await edit(page.id, { translations });
    const entry = (await entries()).find(({ slug }) => slug === page.slug);
    assert.deepEqual(entry, {
      slug: page.slug,
      place: 'menu',
      order: 25,
      label: { en: 'Biblioteca', es: 'La biblioteca', pt: 'Livros' },
    });
    await edit(page.id, { nav_place: 'none' });
    assert.ok(!(await slugs()).includes(page.slug));
  });

  test('never shows drafts, planned, removed and closed pages', async () => {
    const page = await add({ title: 'Taller abierto', nav_place: 'community' });
    const isShown = async () => (await slugs()).includes(page.slug);
    assert.ok(await isShown());
    assert.equal((await api.post(`/api/v2/pages/${page.id}/unpublish`, undefined, 'admin')).statusCode, 200);
    assert.ok(!(await isShown()), 'a draft');
    const tomorrow = new Date(api.deps.clock().getTime() + 86_400_000);
    await sql`update pages set published_at = ${tomorrow} where id = ${page.id}`.execute(api.deps.db);
    assert.ok(!(await isShown()), 'planned');
    assert.equal((await api.post(`/api/v2/pages/${page.id}/publish`, undefined, 'admin')).statusCode, 200);
    assert.ok(await isShown());
    await edit(page.id, { attach_roles: [1] });
    assert.ok(!(await isShown()), 'for a role');
    await edit(page.id, { detach_roles: [1] });
    assert.ok(await isShown());
    assert.equal((await api.post(`/api/deletepage?id=${page.id}`, undefined, 'admin')).statusCode, 200);
    assert.ok(!(await isShown()), 'removed');
  });

  test('refuses unknown places and positions at their fields', async () => {
    const { id } = await add({ title: 'Sin lugar' });
    const answer = await api.post(`/api/editpage?id=${id}`, { nav_place: 'header', nav_order: 100 }, 'admin');
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors).sort(), ['nav_order', 'nav_place']);
  });
});
