import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { mountedResources } from '../../app/resources';
import { findBody } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';

interface Answer {
  readonly data: Readonly<Record<string, unknown>> & { readonly id: number };
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

describe('the seo fields of a body', () => {
  for (const { resource } of mountedResources.filter(({ resource: { hasSeo } }) => hasSeo)) {
    const { add, edit, get } = resource.wire;
    const build = findBody(resource);
    if (add === undefined || edit === undefined || build === undefined) continue;
    const hasTitle = 'title' in resource.write.shape;

    test(`of ${resource.name} have a title, which ${hasTitle ? 'is the title of the record' : 'is kept as seo_title'}`, async () => {
      const addAnswer = await api.post(add.path, build(), 'admin');
      assert.equal(addAnswer.statusCode, 201, addAnswer.body);
      const row = addAnswer.json<Answer>().data;
      const editAnswer = await api.post(
        edit.path.replace('{id}', String(row.id)),
        { title: 'Una red de apoyo' },
        'admin',
      );
      assert.equal(editAnswer.statusCode, 200, editAnswer.body);
      const { data } = (await api.get(get.path.replace('{id}', String(row.id)), 'admin')).json<Answer>();
      assert.equal(data[hasTitle ? 'title' : 'seo_title'], 'Una red de apoyo');
    });
  }

  test('keep the seo_title of a caller that sends both', async () => {
    const both = { name: 'Red Sur', title: 'Del record', seo_title: 'Red Sur en Enlace' };
    const { data } = (await api.post('/api/addcompany', both, 'admin')).json<Answer>();
    assert.equal(data['seo_title'], 'Red Sur en Enlace');
  });

  test('have several languages, each entry as JSON text', async () => {
    const alternates = ['es', 'pt'].map((hrefLang) => ({ hrefLang, href: `https://example.org/${hrefLang}` }));
    const body = new FormData();
    body.set('name', 'Red Norte');
    for (const alternate of alternates) body.append('languageAlternates[]', JSON.stringify(alternate));
    const answer = await api.post('/api/addcompany', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(answer.json<Answer>().data['languageAlternates'], alternates);
  });
});
