import type { Import } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { createImportCalls, lines } from '../../../testing/stages/kit/import-stage';
import { decodeText, guessDelimiter, parseCsv } from './parse-csv';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const { upload, uploadFile, checkImport, runImport, exportFile } = createImportCalls(() => api);

describe('a file of a spreadsheet', () => {
  test('can name its separator, and have lines of empty cells', async () => {
    const file = 'sep=;\r\nname;name.es\r\nRemoto;En remoto\r\n;\r\n ; \r\nHíbrido;Mixto\r\n;;\r\n';
    const startedImport = await uploadFile('tags', file);
    assert.deepEqual(
      [startedImport.delimiter, startedImport.columns, startedImport.rows],
      [
        ';',
        ['name', 'name.es'],
        [
          ['Remoto', 'En remoto'],
          ['Híbrido', 'Mixto'],
        ],
      ],
    );
    assert.equal((await checkImport(startedImport)).counts.create, 2);
    assert.equal(guessDelimiter('sep=|\na;b;c'), '|');
    // Another separator that is chosen by hand leaves the line out, too.
    assert.deepEqual(parseCsv('sep=;\na,b', ','), [['a', 'b']]);
  });

  test('is read in the encodings of Windows', () => {
    for (const encoding of ['utf16le', 'latin1', 'utf8'] as const)
      assert.equal(
        decodeText(Buffer.from('Peña;Ñandú y más texto', encoding)).text,
        'Peña;Ñandú y más texto',
        encoding,
      );
    const bigEndian = Buffer.from('Peña', 'utf16le').swap16();
    assert.deepEqual(decodeText(bigEndian), { text: 'Peña', encoding: 'utf-16be' });
  });

  for (const [name, file, line] of [
    ['begins in the last line', 'name\nEl Bosque\n"La Colina\n', 3],
    ['takes the other lines along', 'name\n"El Bosque\nLa Colina\n', 2],
    ['ends in another cell', 'name;note\n\nEl "Bosque;x\nLa Colina;"y"\n', 3],
    ['has text behind it', 'sep=;\nname\n"El Bosque" norte\n', 3],
  ] as const)
    test(`with a quotation mark that ${name} is refused, and the error names the line`, async () => {
      const answer = await upload('tags', file);
      assert.equal(answer.statusCode, 422, answer.body);
      const text = answer.json<{ errors: { file: string[] } }>().errors.file[0] ?? '';
      assert.match(text, new RegExp(`quotation mark .* line ${line} `));
    });
});

describe('a line with another number of cells than the headings', () => {
  test('fails and names both numbers: a missing cell is no empty one, and one too many moves the others', async () => {
    await sql`update companies set website = 'https://example.org', summary = 'Con resumen', slug = 'corta'
      where id = 1`.execute(api.deps.db);
    const file = lines('slug,name,website,summary', 'corta,Nombre', 'corta,Nombre, S.A.,https://example.org,Resumen');
    const startedImport = await uploadFile('companies', file);
    const { counts, failed: failedLines } = await checkImport(startedImport, 'slug');
    assert.deepEqual(counts, { create: 0, update: 0, skip: 0, fail: 2 });
    assert.match(failedLines[0]?.errors['row']?.[0] ?? '', /2 cells.* 4 headings/);
    assert.match(failedLines[1]?.errors['row']?.[0] ?? '', /5 cells.* 4 headings/);
    const inSpanish = await api.send(
      { method: 'GET', url: `/api/v2/imports/${startedImport.id}/rows`, headers: { referer: 'http://localhost/es/x' } },
      'admin',
    );
    assert.match(inSpanish.body, /2 celdas, pero hay 4 encabezados/);
    // The file of failed lines is as the file that came, so that a corrected one can be sent again.
    const failedFile = await api.get(`/api/v2/imports/${startedImport.id}/failed`, 'admin');
    assert.deepEqual(
      parseCsv(failedFile.body.slice(1), ',').map((cells) => cells.slice(1)),
      parseCsv(file, ','),
    );
    const sentAgain = await uploadFile('companies', failedFile.body);
    assert.equal((await checkImport(sentAgain, 'slug')).counts.fail, 2);
    await runImport(startedImport);
    const { rows } = await sql<{ website: string; summary: string }>`select website, summary from companies
      where id = 1`.execute(api.deps.db);
    assert.deepEqual(rows, [{ website: 'https://example.org', summary: 'Con resumen' }]);
  });

  test('keeps the separator of the file that came', async () => {
    const startedImport = await uploadFile('tags', 'name;name.es\nSolo\n');
    await checkImport(startedImport);
    const failedFile = await api.get(`/api/v2/imports/${startedImport.id}/failed`, 'admin');
    assert.match(failedFile.body, /^\uFEFFimport_errors;name;name\.es\r\n.*;Solo\r\n$/);
  });
});

describe('a cell', () => {
  test('with a day is that day where the sender is', async () => {
    const file = lines(
      'title,published_at',
      'Primer día,2031-12-30',
      'No existe,2031-02-30',
      'Tampoco,2031-02-30 10:00',
      'Ni esta,2031-03-01 24:00',
    );
    const { data } = (await upload('news', file, 'admin', { tz: 'America/Mexico_City' })).json<{ data: Import }>();
    const { failed: failedLines } = await checkImport(data);
    assert.deepEqual(
      failedLines.map(({ row, errors }) => [row, Object.keys(errors)]),
      [
        [2, ['published_at']],
        [3, ['published_at']],
        [4, ['published_at']],
      ],
    );
    assert.match(failedLines[0]?.errors['published_at']?.[0] ?? '', /2026-01-31/);
    await runImport(data);
    const { rows } = await sql<{ at: Date }>`select published_at as at from news where title = 'Primer día'`.execute(
      api.deps.db,
    );
    assert.equal(rows[0]?.at.toISOString(), '2031-12-30T06:00:00.000Z');
  });

  test('with a number that can be read in two ways, or in another base, fails with an example', async () => {
    const numbers = ['1,000', '1.000', '0x1F', '1e3', '1 000'];
    const file = lines(
      'name;country_code;founded_year',
      ...numbers.map((text, n) => `Número ${n};UY;${text}`),
      'Número bueno;UY;1998',
    );
    const { counts, failed: failedLines } = await checkImport(await uploadFile('companies', file));
    assert.deepEqual([counts.create, counts.fail], [1, numbers.length]);
    for (const { errors } of failedLines) assert.match(errors['founded_year']?.[0] ?? '', /digits only/);
  });
});

describe('a file for a spreadsheet', () => {
  const secondLineOf = (text: string): string => text.split('\r\n')[1] ?? '';
  const exportIn = async (language: string, columns: readonly object[]): Promise<string> => {
    const where = encodeURIComponent(JSON.stringify({ field: 'name', op: 'contains', value: '; norte' }));
    const url = `/api/v2/chapters/export?where=${where}`;
    const headers = { 'accept-language': language };
    return (await api.send({ method: 'POST', url, headers, payload: { columns } }, 'admin')).body;
  };

  test('has the separator and the decimal sign of the reader, and a phone number as it is', async () => {
    await sql`update chapters set latitude = 4.711, name = 'Bogotá; norte' where id = 1`.execute(api.deps.db);
    const columns = [{ field: 'id' }, { field: 'name' }, { field: 'latitude' }];
    const quotedName = '"Bogotá; norte"';
    for (const [language, line] of [
      ['es', `1;${quotedName};4,711`],
      ['es-CO,es;q=0.9', `1;${quotedName};4,711`],
      ['pt-BR', `1;${quotedName};4,711`],
      ['en', `1,${quotedName},4.711`],
      ['es-MX,es;q=0.9,en;q=0.8', `1,${quotedName},4.711`],
    ] as const)
      assert.equal(secondLineOf(await exportIn(language, columns)), line, language);
  });

  test('is read back with its separator, without a change', async () => {
    for (const language of ['es', 'en']) {
      const headers = { 'accept-language': language };
      const payload = { for_import: true };
      const file = await api.send({ method: 'POST', url: '/api/v2/chapters/export', headers, payload }, 'admin');
      const { counts } = await checkImport(await uploadFile('chapters', file.body), 'id');
      assert.deepEqual([counts.create, counts.update, counts.fail], [0, 0, 0], language);
    }
  });

  test('has the zone of its instants in the heading', async () => {
    const file = await exportFile('companies', { columns: [{ field: 'created_at' }], tz: 'America/Lima' });
    assert.match(file, /^\uFEFFcreated_at \(America\/Lima\)\r\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\r\n/);
  });
});
