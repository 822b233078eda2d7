import { publicAccess } from '@enlace/shared-contract/access';
import { wire, type WireCall } from '@enlace/shared-contract/calls';
import type { HttpPort } from '@enlace/shared-data';

import { startServer, type TestServer } from '../testing/server';
import { createHttpPort } from './create-http-port';

let server: TestServer;
let http: HttpPort;

beforeAll(async () => {
  server = await startServer(() => ({ json: { data: null } }));
  http = createHttpPort({
    baseUrl: server.url,
    dispatch: () => undefined,
    getToken: () => 'token-1',
    onUnauthorised: () => undefined,
  });
});
afterAll(() => server.close());

async function sendAndRead(
  call: WireCall,
  body?: Record<string, unknown>,
  more: { query?: Record<string, unknown> } = {},
) {
  await http.send({ call, params: { id: 5 }, client: 'authenticated', ...(body && { body }), ...more });
  const last = server.received.at(-1);
  if (last === undefined) throw new Error('nothing arrived');
  return { ...last, type: last.headers['content-type'] };
}

test('passes the text of an answer on while it arrives', async () => {
  let finish: (text: string) => void = () => undefined;
  const rest = new Promise<string>((resolve) => (finish = resolve));
  const slowServer = await startServer(() => ({ text: 'one\n', rest }));
  const port = createHttpPort({
    baseUrl: slowServer.url,
    dispatch: () => undefined,
    getToken: () => null,
    onUnauthorised: () => undefined,
  });
  const texts: string[] = [];
  const onText = (text: string) => {
    texts.push(text);
    finish('two\n');
  };
  const answer = await port.send({ call: wire.get('/api/lines', publicAccess), client: 'public', onText });
  expect(texts[0]).toBe('one\n');
  expect(answer.body).toBe('one\ntwo\n');
  await slowServer.close();
});

const part = (name: string, value: string) =>
  `--BOUNDARY\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('bytes on the wire', () => {
  it('a list: its own order, filters, no body, the bearer token', async () => {
    const request = await sendAndRead(wire.get('/api/areas/list', publicAccess, { order: 'desc' }), undefined, {
      query: { search: 'ingeniería', page: 2, role: ['a', 'b'], empty: '', none: null },
    });
    expect(request.method).toBe('GET');
    expect(request.url).toBe('/api/areas/list?order=desc&search=ingenier%C3%ADa&page=2&role%5B%5D=a&role%5B%5D=b');
    expect(request).toMatchObject({ body: '', type: undefined });
    expect(request.headers.authorization).toBe('Bearer token-1');
  });

  it('multipart: arrays as repeated name[], objects by index, booleans as 1 and 0, null and [] empty, undefined left out', async () => {
    const request = await sendAndRead(wire.post('/api/addevent', 'multipart', publicAccess), {
      name: 'Bogotá: “hola”',
      attach_tags: [3, 4],
      attach_speakers: [
        { user_id: 7, speaker_role: 'host' },
        { user_id: 8, speaker_role: 'guest' },
      ],
      openGraph_images: ['https://a.test/1.png'],
      noindex: true,
      nofollow: false,
      bio: null,
      gone: undefined,
      none: [],
    });
    expect(request.type).toMatch(/^multipart\/form-data; boundary=.+/);
    expect(request.parts).toBe(
      part('name', 'Bogotá: “hola”') +
        part('attach_tags[]', '3') +
        part('attach_tags[]', '4') +
        part('attach_speakers[0][user_id]', '7') +
        part('attach_speakers[0][speaker_role]', 'host') +
        part('attach_speakers[1][user_id]', '8') +
        part('attach_speakers[1][speaker_role]', 'guest') +
        part('openGraph_images[]', 'https://a.test/1.png') +
        part('noindex', '1') +
        part('nofollow', '0') +
        part('bio', '') +
        part('none[]', '') +
        '--BOUNDARY--\r\n',
    );
  });

  it('multipart with a file: its name, type and bytes', async () => {
    const request = await sendAndRead(wire.post('/api/addnews', 'multipart', publicAccess), {
      featured_image: new File(['PNG'], 'árbol.png', { type: 'image/png' }),
    });
    expect(request.parts).toBe(
      '--BOUNDARY\r\nContent-Disposition: form-data; name="featured_image"; filename="árbol.png"\r\n' +
        'Content-Type: image/png\r\n\r\nPNG\r\n--BOUNDARY--\r\n',
    );
  });

  it('JSON: the id in the query, the values as they are', async () => {
    const request = await sendAndRead(wire.post('/api/editarea?id={id}', 'json', publicAccess), {
      name: 'Diseño',
      order: 1,
      gone: undefined,
    });
    expect(request).toMatchObject({
      url: '/api/editarea?id=5',
      body: '{"name":"Diseño","order":1}',
      type: 'application/json',
    });
  });

  it('JSON without values: an empty object', async () => {
    expect(await sendAndRead(wire.post('/api/refresh', 'json', publicAccess))).toMatchObject({
      body: '{}',
      type: 'application/json',
    });
  });

  it('a delete: no body at all', async () => {
    const request = await sendAndRead(wire.post('/api/deletearea?id={id}', 'none', publicAccess));
    expect(request).toMatchObject({ method: 'POST', url: '/api/deletearea?id=5', body: '' });
    expect(request.headers['content-length'] ?? '0').toBe('0');
  });

  it('form-encoded: for the session endpoints', async () => {
    const request = await sendAndRead(wire.post('/api/auth/signout', 'form', publicAccess), {
      csrfToken: 'c',
      callbackUrl: '/a b',
      ids: [1, 2],
    });
    expect(request.type).toBe('application/x-www-form-urlencoded');
    expect(request.body).toBe('csrfToken=c&callbackUrl=%2Fa+b&ids%5B%5D=1&ids%5B%5D=2');
  });

  it.each([
    ['JSON', 'application/json', { title: 'Hola' }],
    ['multipart', 'multipart/form-data', { title: 'Hola', attach_tags: [1] }],
    ['multipart', 'multipart/form-data', { title: 'Hola', detach_categories: [1] }],
    ['multipart', 'multipart/form-data', { title: 'Hola', openGraph_title: 'x' }],
    ['multipart', 'multipart/form-data', { title: 'Hola', featured_image: 'kept.png' }],
  ])('news is %s (%s) for %j', async (_kind, type, values) => {
    const request = await sendAndRead(wire.post('/api/editnews?id={id}', 'smart', publicAccess), values);
    expect(request.type?.split(';')[0]).toBe(type);
  });

  it('a chapter whose leaders changed, as the difference', async () => {
    const values = { name: 'Lima', attach_chapter_leaders: [3], detach_chapter_leaders: [1] };
    const request = await sendAndRead(wire.post('/api/editchapters?id={id}', 'multipart', publicAccess), values);
    expect(request.parts).toBe(
      part('name', 'Lima') +
        part('attach_chapter_leaders[]', '3') +
        part('detach_chapter_leaders[]', '1') +
        '--BOUNDARY--\r\n',
    );
  });
});
