import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('the news feed', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const feed = async (query = '', headers = {}) => (await api.get(`/api/v2/news/feed${query}`, null, headers)).body;
  const all = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text]) => text ?? '');

  test('is RSS 2.0 with its own address, newest first', async () => {
    const answer = await api.get('/api/v2/news/feed');
    assert.equal(answer.headers['content-type'], 'application/rss+xml; charset=utf-8');
    const xml = answer.body;
    assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
    assert.match(xml, /<atom:link href="http:\/\/localhost:3000\/news\/feed\.xml" rel="self"/);
    const dates = all(xml, 'pubDate').map((date) => Date.parse(date));
    assert.equal(dates.length, 30);
    assert.deepEqual(
      dates,
      [...dates].sort((a, b) => b - a),
    );
    const guids = all(xml, 'guid');
    assert.equal(new Set(guids).size, 30);
    assert.ok(guids.every((guid) => guid.startsWith('http://localhost:3000/news/')));
    assert.doesNotMatch(xml, /(href|src)="\//, 'addresses are whole');
    // Every open tag has its end tag, in the right order.
    const open: string[] = [];
    for (const [, close, name = '', self] of xml
      .replace(/<!\[CDATA\[.*?\]\]>/gs, '')
      .matchAll(/<(\/?)([a-z:A-Z]+)[^<>]*?(\/?)>/g))
      if (self === '/') continue;
      else if (close === '/') assert.equal(open.pop(), name);
      else open.push(name);
    assert.deepEqual(open, []);
  });

  test('is in the requested language, with addresses in that language', async () => {
    const spanish = await feed('?lang=es');
    assert.match(spanish, /<title>Noticias · Enlace<\/title>/);
    assert.match(spanish, /<link>http:\/\/localhost:3000\/es\/news\//);
    assert.match(await feed('', { 'accept-language': 'pt-BR' }), /<language>pt<\/language>/);
    assert.notDeepEqual(all(spanish, 'title'), all(await feed('?lang=pt'), 'title'));
    assert.equal((await api.get('/api/v2/news/feed?lang=xx')).statusCode, 200);
  });

  test('stays valid XML with any article, and shows no draft', async () => {
    const title = 'Ana & <b>Bia</b>\u0007 ]]> "x"';
    const body = '<p>a ]]&gt; b</p><script>alert(1)</script>';
    const published_at = new Date(Date.now() - 1000).toISOString();
    await api.post('/api/addnews', { title, body, published_at }, 'admin');
    await api.post('/api/addnews', { title: 'Todavía no', body }, 'admin');
    const xml = await feed();
    assert.match(xml, /<title>Ana &#38; &#60;b&#62;Bia&#60;\/b&#62; \]\]&#62; &#34;x&#34;<\/title>/);
    assert.ok(['Todavía no', 'alert(1)', '\u0007'].every((text) => !xml.includes(text)));
  });
});
