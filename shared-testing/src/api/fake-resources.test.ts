import { restoreCall } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { perks } from '@enlace/shared-contract/partners';
import { jobs } from '@enlace/shared-contract/work';

import { buildTag } from '../builders/community';
import { buildCompany } from '../builders/partners';
import { buildCourse, buildJob } from '../builders/work';
import { createFakeApi, type FakeApi } from './fake-api';
import { resources } from './resources';

type Values = Readonly<Record<string, unknown>>;

/** The smallest form of each resource. */
const forms: Readonly<Record<string, Values>> = {
  areas: { name: 'Robótica' },
  chapters: { name: 'Ñuble', city: 'Chillán', country_code: 'CL', timezone: 'America/Santiago' },
  companies: { name: 'Tejido', website: '', size: '', founded_year: 1998 },
  company_categories: { name: 'Artesanía' },
  courses: { title: 'Cestería', area_id: 1, attach_courses_to_complete: [7] },
  investors: { name: 'Fondo Añil', kind: 'fund', stages: ['idea'] },
  jefa_perks: { name: 'Curso', partner: 'Barro', kind: 'learning', benefit: '10 %', ends_on: '' },
  job_locations: { name: 'Chillán', country_code: 'CL' },
  jobs: { title: 'Tejedora', company_id: 4, published_at: '2026-01-01', attach_job_tags: [3] },
  lessons: { title: 'Nudo', course_id: 7, minutes: '' },
  news: { title: 'Noche', body: '<p>Sí</p>', published_at: '2026-01-01' },
  pages: { title: 'Conducta' },
  perks: { name: 'Siesta' },
  press: { title: 'Nota', outlet: 'El Zaguán', published_on: '2026-02-28' },
  roles: { name: 'helpers' },
  seniority_levels: { name: 'Maestra', rank: '' },
  tags: { name: 'Etiqueta' },
};

const neighbours = {
  tags: [buildTag({ id: 3 })],
  companies: [buildCompany({ id: 4 })],
  courses: [buildCourse({ id: 7 })],
};

const client = 'authenticated';
const ask = async (api: FakeApi, call: WireCall | undefined, params: Values = {}, body?: Values): Promise<Values> => {
  if (call === undefined) throw new Error('no such call');
  const namedParams = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const answer = await api.send({ call, params: namedParams, client, ...(body === undefined ? {} : { body }) });
  return (answer.body as { data: Values }).data;
};

describe.each(Object.keys(forms))('%s', (name) => {
  const resource = resources.find((one) => one.name === name);
  if (resource === undefined) throw new Error(`no resource is called ${name}`);
  const { add, edit, remove, hardRemove } = resource.wire;
  const title = 'name' in resource.write.shape ? 'name' : 'title';

  test('are added, edited and removed, to come back where there is a trash', async () => {
    const api = createFakeApi({ ...neighbours, [name]: [] });
    const { id } = await ask(api, add, {}, forms[name]);
    expect(await ask(api, edit ?? add, { id }, { [title]: 'Otra', ...(edit ? {} : forms[name]) })).toBeTruthy();
    if (edit === undefined || remove === undefined) return;
    expect(await ask(api, resource.wire.get, { id })).toMatchObject({ [title]: 'Otra' });
    await ask(api, remove, { id });
    expect([api.rows(name).length, api.trash(name).length]).toEqual([0, resource.isSoftDeleted ? 1 : 0]);
    if (!resource.isSoftDeleted) return;
    const trashAnswer = await api.send({ call: resource.wire.list, query: { trashed: 'only' }, client });
    expect(trashAnswer.body).toMatchObject({ data: [{ id }] });
    await ask(api, restoreCall, { resource: name, id });
    expect(api.rows(name)).toMatchObject([{ [title]: 'Otra' }]);
    await expect(ask(api, restoreCall, { resource: name, id })).rejects.toMatchObject({ code: 'CONFLICT' });
    if (hardRemove === undefined) return;
    await ask(api, remove, { id });
    await ask(api, hardRemove, { id });
    expect([api.rows(name).length, api.trash(name).length]).toEqual([0, 0]);
  });
});

test('a record names the rows whose ids a form sent, and its status follows from its dates', async () => {
  const api = createFakeApi({ ...neighbours, jobs: [buildJob({ id: 1 })] });
  const addedRow = await ask(
    api,
    jobs.wire.add,
    {},
    { ...forms['jobs'], workplace: 'remote', cover: new File(['x'], 'x.png') },
  );
  expect(addedRow).toMatchObject({ company: { id: 4 }, job_tags: [{ id: 3 }], status: 'open', is_remote: true });
  expect(addedRow['cover']).toMatchObject({ url: expect.stringContaining('/api/v2/files/') });
  expect(await ask(api, jobs.wire.edit, { id: 1 }, { published_at: '', cover: '' })).toMatchObject({
    status: 'draft',
    published_at: null,
    cover: null,
    company: { name: 'Ceiba Software' },
  });
});

test('a gallery gains what is attached and loses what is detached', async () => {
  const api = createFakeApi({ perks: [] });
  const file = () => new File(['x'], 'x.png');
  const body = { name: 'Siesta', attach_gallery_featured_images: [file(), file()] };
  const { id, gallery_featured_images: shownPictures } = await ask(api, perks.wire.add, {}, body);
  expect(shownPictures).toHaveLength(2);
  const [first] = shownPictures as { url: string }[];
  const editedRow = await ask(api, perks.wire.edit, { id }, { detach_gallery_featured_images: [first?.url] });
  expect(editedRow['gallery_featured_images']).toHaveLength(1);
});
