import type { Import, ImportCheck, ImportRow } from '@enlace/shared-contract/admin';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import {
  createImportCalls,
  lines,
  testOwnExports,
  testUnchangedSheets,
} from '../../../testing/stages/kit/import-stage';
import { choiceName } from '../../core/values/choice-names';
import { importFields } from './import-fields';
import { decodeText, guessDelimiter, parseCsv } from './parse-csv';
import { wideResources } from '../../../testing/wide-resources';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const { upload, uploadFile, checkImport, runImport, undoJob, exportFile } = createImportCalls(() => api);

testOwnExports(() => api, 'first');
testUnchangedSheets(() => api, 'first');

describe('a file of rows', () => {
  test('is recognised by its headings in three languages, its delimiter and its encoding', async () => {
    const text = lines('Nombre;País;Página;Correo', 'Ñandú;CL;https://example.org;a@example.org');
    const startedImport = await uploadFile('companies', Buffer.from(text, 'latin1'));
    assert.deepEqual(
      [startedImport.delimiter, startedImport.encoding, startedImport.rows_count],
      [';', 'windows-1252', 1],
    );
    assert.deepEqual(startedImport.rows, [['Ñandú', 'CL', 'https://example.org', 'a@example.org']]);
    assert.deepEqual([startedImport.mapping['name'], startedImport.mapping['country_code']], [0, 1]);
    const portuguese = await uploadFile('tags', lines('Nome,Nome (español)', 'Vagas,Empleos'));
    assert.deepEqual(portuguese.mapping, { name: 0, 'name.es': 1 });
    const template = await api.get('/api/v2/companies/import_template', 'admin');
    const knownImport = await uploadFile('companies', template.body);
    assert.equal(Object.keys(knownImport.mapping).length, knownImport.columns.length);
    const { counts, failed: failedLines } = await checkImport(knownImport);
    assert.equal(counts.create, 1, JSON.stringify(failedLines));
  });

  test('reports the errors of each cell, accepts corrections, and writes correct lines', async () => {
    const good = Array.from({ length: 300 }, (_, n) => `Importada ${n},UY,11-50,Salud;${n % 2 ? 'SALUD' : ''}`);
    const bad = [
      'Mala,Atlantis,11-50,',
      ',UY,11-50,',
      'Mala 2,UY,many,',
      'Mala 3,UY,11-50,Nada de eso',
      'Importada 7,UY,11-50,',
    ];
    await sql`update company_categories set name = 'Salud' where id = 1`.execute(api.deps.db);
    const startedImport = await uploadFile(
      'companies',
      lines('name,country_code,size,company_categories', ...good, ...bad),
    );
    const check = await checkImport(startedImport);
    assert.deepEqual(check.counts, { create: 300, update: 0, skip: 0, fail: 5 });
    assert.deepEqual(
      check.failed.map(({ row, errors }) => [row, Object.keys(errors)]),
      [
        [301, ['country_code']],
        [302, ['name']],
        [303, ['size']],
        [304, ['company_categories']],
        [305, ['name']],
      ],
    );
    assert.match(check.failed[0]?.errors['country_code']?.[0] ?? '', /Mexico/);
    assert.match(check.failed[2]?.errors['size']?.[0] ?? '', /1-10, 11-50, .*5001\+/);
    const correction = { row: 303, values: { size: '51-200' } };
    const correctionAnswer = await api.post(`/api/v2/imports/${startedImport.id}/correct`, correction, 'admin');
    const { row, counts } = correctionAnswer.json<{ data: { row: ImportRow; counts: object } }>().data;
    assert.deepEqual(
      [row.action, row.values['size'], counts],
      ['create', '51-200', { create: 301, update: 0, skip: 0, fail: 4 }],
    );
    const job = await runImport(startedImport);
    assert.deepEqual([job.state, job.total, job.succeeded, job.failed], ['done', 305, 301, 4]);
    const { rows } = await sql<{ count: number; slug: string; linked: number }>`select count(*)::int as count,
      min(slug) as slug, count(p.company_id)::int as linked from companies c
      left join company_company_categories p on p.company_id = c.id and p.company_category_id = 1
      where name like 'Importada %'`.execute(api.deps.db);
    assert.deepEqual(rows[0], { count: 300, slug: 'importada-0', linked: 300 });
    const failedFile = await api.get(`/api/v2/imports/${startedImport.id}/failed`, 'admin');
    assert.equal(failedFile.body.split('\r\n').length, 6);
    assert.ok(
      failedFile.body.startsWith('\uFEFFimport_errors,name,country_code,size,company_categories\r\n"country_code: '),
    );
    const second = await uploadFile('companies', failedFile.body);
    assert.deepEqual([second.rows_count, second.columns.length], [4, 4]);
    assert.equal((await api.post(`/api/v2/imports/${startedImport.id}/run`, undefined, 'admin')).statusCode, 409);
    const revisionCount = await sql<{ count: number }>`select count(*)::int as count from revisions
      where resource = 'companies' and action = 'import'`.execute(api.deps.db);
    assert.ok((revisionCount.rows[0]?.count ?? 0) >= 301);
  });

  test('names its errors in the language of the page, also after a change of the language', async () => {
    const startedImport = await uploadFile(
      'companies',
      lines('name,country_code,size', 'Lengua,Atlantis,many', 'Lengua 2,UY,11-50', 'Lengua 2,UY,11-50'),
    );
    await checkImport(startedImport);
    const readAt = async (referer: string): Promise<ImportRow[]> => {
      const url = `/api/v2/imports/${startedImport.id}/rows`;
      const answer = await api.send({ method: 'GET', url, headers: { referer } }, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: ImportCheck }>().data.failed;
    };
    const spanishRows = await readAt('http://localhost/es/admin/companies');
    assert.deepEqual(
      spanishRows.map(({ row, errors }) => [row, errors]),
      [
        [
          1,
          {
            country_code: ['Escribe un país, por ejemplo México, Mexico o MX.'],
            size: ['Se espera una de estas opciones: 1-10, 11-50, 51-200, 201-1000, 1001-5000, 5001+.'],
          },
        ],
        [3, { name: ['Otra fila del archivo tiene lo mismo.'] }],
      ],
    );
    const portugueseRows = await readAt('http://localhost/pt/admin/companies');
    assert.deepEqual(portugueseRows[0]?.errors['country_code'], ['Escreva um país, por exemplo México, Mexico ou MX.']);
    assert.deepEqual(portugueseRows[1]?.errors['name'], ['Outra linha do arquivo tem o mesmo.']);
    assert.match((await readAt('http://localhost/admin/companies'))[0]?.errors['size']?.[0] ?? '', /^Expected one of/);
  });

  test('takes countries, choices and related rows by their names in three languages and in any case', async () => {
    const { db } = api.deps;
    await sql`update company_categories set name = 'Health', translations = '{"es": {"name": "Salud"}, "pt": {"name": "Saúde"}}'
      where id = 1`.execute(db);
    const countries = ['México', 'mexico', 'mx', 'MÉXICO', 'Brasil', 'Brazil', 'United States', 'Estados Unidos'];
    const companies = await uploadFile(
      'companies',
      lines(
        'name,country_code,size,company_categories',
        ...countries.map((name, at) => `Nombrada ${at},${name},11 – 50,${['Salud', 'SAÚDE', 'health'][at % 3]}`),
      ),
    );
    const companiesCheck = await checkImport(companies);
    assert.equal(companiesCheck.counts.create, countries.length, JSON.stringify(companiesCheck.failed));
    await runImport(companies);
    const { rows } = await sql<{ country_code: string; size: string; linked: number }>`select country_code, size,
      (select count(*)::int from company_company_categories p where p.company_id = c.id and p.company_category_id = 1) as linked
      from companies c where name like 'Nombrada %' order by id`.execute(db);
    assert.deepEqual(
      rows.map(({ country_code }) => country_code),
      ['MX', 'MX', 'MX', 'MX', 'BR', 'BR', 'US', 'US'],
    );
    assert.ok(
      rows.every((row) => row.size === '11-50' && row.linked === 1),
      JSON.stringify(rows),
    );
    const press = await uploadFile(
      'press',
      lines('title,kind,outlet', 'Uno,ENTREVISTA,X', 'Dos,rádio,X', 'Tres,Pódcast,X'),
    );
    assert.equal((await checkImport(press)).failed.flatMap(({ errors }) => errors['kind'] ?? []).length, 0);
  });

  test('has one wrong value corrected in all rows', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `Repetida ${at},${at % 3 === 0 ? 'PE' : 'Nowhere'}`);
    const startedImport = await uploadFile('companies', lines('name,country_code', ...names, 'Otra,Elsewhere'));
    assert.equal((await checkImport(startedImport)).counts.fail, 41);
    const body = { row: 2, values: { country_code: 'Perú' }, everywhere: true };
    const answer = await api.post(`/api/v2/imports/${startedImport.id}/correct`, body, 'admin');
    const { data } = answer.json<{ data: { corrected: number; counts: ImportCheck['counts']; row: ImportRow } }>();
    assert.deepEqual([data.corrected, data.counts.fail, data.row.action], [40, 1, 'create']);
  });

  test('has local times in the time zone of its sender', async () => {
    const file = lines(
      'title,published_at',
      'Con hora,2031-05-01 09:30',
      'Con zona,2031-05-01T09:30:00Z',
      'Sin,mañana',
    );
    const { data } = (await upload('news', file, 'admin', { tz: 'America/Bogota' })).json<{ data: Import }>();
    const check = await checkImport(data);
    assert.match(check.failed.find(({ row }) => row === 3)?.errors['published_at']?.[0] ?? '', /2026-01-31 15:00/);
    await runImport(data);
    const { rows } = await sql<{
      at: Date;
    }>`select published_at as at from news where title like 'Con %' order by title`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ at }) => at.toISOString()),
      ['2031-05-01T14:30:00.000Z', '2031-05-01T09:30:00.000Z'],
    );
  });

  test('changes rows by their key, by name without accents and case', async () => {
    const [first] = (await sql<{ name: string }>`select name from tags order by id limit 1`.execute(api.deps.db)).rows;
    const startedImport = await uploadFile(
      'tags',
      lines('name,name.pt', `${first?.name.toUpperCase()},Outra coisa`, 'Nueva del todo,'),
    );
    const check = await checkImport(startedImport, 'name');
    assert.deepEqual(check.counts, { create: 1, update: 1, skip: 0, fail: 0 }, JSON.stringify(check.failed));
    assert.equal((await runImport(startedImport)).succeeded, 2);
    const { rows } = await sql<{ text: string }>`select translations #>> '{pt,name}' as text from tags
      order by id limit 1`.execute(api.deps.db);
    assert.equal(rows[0]?.text, 'Outra coisa');
  });

  test('is undone: added rows are removed, changed rows are restored, rows with later changes stay', async () => {
    const { db } = api.deps;
    const slugOf = async (name: string): Promise<unknown> =>
      (await sql<{ slug: string }>`select slug from companies where name = ${name}`.execute(db)).rows[0]?.slug;
    const seed = await uploadFile('companies', lines('name,city', 'Vuelta Una,Lima', 'Vuelta Dos,Lima'));
    await checkImport(seed);
    await runImport(seed);
    const [one, two] = [await slugOf('Vuelta Una'), await slugOf('Vuelta Dos')];
    const startedImport = await uploadFile(
      'companies',
      lines(
        'slug,name,city,company_categories',
        `${one},Vuelta Una,Cusco,1`,
        `${two},Vuelta Dos,Piura,`,
        ',Vuelta Nueva,Quito,1',
        ',Vuelta Tocada,Quito,',
        `${one},Vuelta Una,Tacna,`,
      ),
    );
    const check = await checkImport(startedImport, 'slug');
    assert.deepEqual(check.counts, { create: 2, update: 3, skip: 0, fail: 0 }, JSON.stringify(check.failed));
    const job = await runImport(startedImport);
    assert.deepEqual([job.succeeded, job.undo_until !== null], [5, true]);
    await sql`update companies set city = 'Loja', updated_at = now() where name = 'Vuelta Tocada'`.execute(db);
    const back = await undoJob(job);
    assert.deepEqual([back.state, back.undone], ['undone', { succeeded: 3, left: 1 }]);
    assert.deepEqual(back.reasons, [{ reason: 'changed', count: 1 }]);
    const { rows } = await sql<{ name: string; city: string; gone: boolean; linked: number }>`select name, city,
      deleted_at is not null as gone, (select count(*)::int from company_company_categories p where p.company_id = c.id)
      as linked from companies c where name like 'Vuelta %' order by name`.execute(db);
    assert.deepEqual(rows, [
      { name: 'Vuelta Dos', city: 'Lima', gone: false, linked: 0 },
      { name: 'Vuelta Nueva', city: 'Quito', gone: true, linked: 1 },
      { name: 'Vuelta Tocada', city: 'Loja', gone: false, linked: 0 },
      { name: 'Vuelta Una', city: 'Lima', gone: false, linked: 0 },
    ]);
    const answer = await api.get(`/api/v2/imports/${startedImport.id}`, 'admin');
    assert.equal(answer.json<{ data: Import }>().data.state, 'undone');
  });

  test('leaves no trace of rows without a trash, and leaves rows that others depend on', async () => {
    const { db } = api.deps;
    const startedImport = await uploadFile('company_categories', lines('name', 'Vuelta libre', 'Vuelta usada'));
    await checkImport(startedImport);
    const job = await runImport(startedImport);
    await sql`insert into company_company_categories (company_id, company_category_id)
      select 1, id from company_categories where name = 'Vuelta usada'`.execute(db);
    const back = await undoJob(job);
    assert.deepEqual([back.state, back.undone], ['undone', { succeeded: 1, left: 1 }]);
    assert.deepEqual(back.reasons, [{ reason: 'in_use', count: 1 }]);
    const { rows } = await sql`select name from company_categories where name like 'Vuelta %'`.execute(db);
    assert.deepEqual(rows, [{ name: 'Vuelta usada' }]);
  });

  test('is for users with the right, and each import only for its owner', async () => {
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
      ['recruiters', 403],
    ] as const)
      assert.equal((await upload('tags', 'name\nX\n', role)).statusCode, status, String(role));
    const { id } = await uploadFile('tags', 'name\nX\n');
    assert.equal((await api.get(`/api/v2/imports/${id}`, 'latinas')).statusCode, 404);
    assert.equal((await api.get(`/api/v2/imports/${id}`, 'admin')).statusCode, 200);
    assert.equal((await api.post(`/api/v2/imports/${id}/run`, undefined, 'admin')).statusCode, 409, 'not checked');
    assert.equal((await upload('tags', 'name\n')).statusCode, 422);
    assert.equal((await api.post('/api/v2/tags/imports', {}, 'admin')).statusCode, 422);
    for (const wrongBody of [
      { mapping: { name: 9 } },
      { mapping: { id: 0, nothing: 0 } },
      { mapping: { name: 0 }, key: 'color' },
    ]) {
      const body = { key: 'none', ...wrongBody };
      assert.equal(
        (await api.post(`/api/v2/imports/${id}/check`, body, 'admin')).statusCode,
        422,
        JSON.stringify(wrongBody),
      );
    }
  });
});

describe('CSV', () => {
  test('is parsed with any line ends', () => {
    assert.deepEqual(parseCsv('a,b\r\n"x ""y"", z","1\n2"\n\n,\n', ','), [
      ['a', 'b'],
      ['x "y", z', '1\n2'],
    ]);
    assert.deepEqual(parseCsv('a;b', ';'), [['a', 'b']]);
    assert.deepEqual(parseCsv('a,', ','), [['a', '']]);
    assert.equal(guessDelimiter('"a,b,c";d\n1,2,3'), ';');
    assert.equal(guessDelimiter('only\n'), ',');
    assert.equal(decodeText(Buffer.from('\uFEFFñ', 'utf16le')).text, 'ñ');
    assert.deepEqual(decodeText(Buffer.from('\uFEFFñ')), { text: 'ñ', encoding: 'utf-8' });
  });

  test('is parsed with the stated settings when the guess is wrong', async () => {
    const bytes = Buffer.from([...Buffer.from('name\tnote;x\n'), 0x96, ...Buffer.from('andu\t1;2\n')]);
    const guessedImport = (await upload('tags', bytes)).json<{ data: Import }>().data;
    assert.deepEqual([guessedImport.delimiter, guessedImport.encoding], [';', 'windows-1252']);
    const settings = { delimiter: '\t', encoding: 'macintosh' };
    const { data } = (await upload('tags', bytes, 'admin', settings)).json<{ data: Import }>();
    assert.deepEqual(
      [data.delimiter, data.encoding, data.columns, data.rows],
      ['\t', 'macintosh', ['name', 'note;x'], [['ñandu', '1;2']]],
    );
    assert.equal((await upload('tags', bytes, 'admin', { encoding: 'ebcdic' })).statusCode, 422);
  });

  test('keeps texts that look like formulas harmless in an export, and restores them in an import', async () => {
    const odd = ['=1+1', "'=1+1", '@home', '-2', "''+x", 'plain'];
    for (const [index, name] of odd.entries())
      await sql`update press set author = ${name} where id = ${index + 1}`.execute(api.deps.db);
    const body = {
      columns: [
        { field: 'id', name: 'Número' },
        { field: 'author', name: '=Autor' },
      ],
      bom: false,
    };
    const file = await exportFile('press', body, 'sort=created_at&order=asc');
    assert.ok(file.startsWith("Número,'=Autor\r\n"), file.slice(0, 40));
    assert.ok(!/(^|,)[=+@-]/m.test(file.replaceAll('\r', '')));
    const startedImport = await uploadFile('press', file);
    const mapping = { id: 0, author: 1 };
    assert.equal((await checkImport({ ...startedImport, mapping }, 'id')).counts.skip, startedImport.rows_count);
  });
});

describe('a downloaded list', () => {
  test('has the rows of the list in its order, and the requested columns', async () => {
    const where = encodeURIComponent(JSON.stringify({ field: 'country_code', op: 'in', value: ['CO', 'MX'] }));
    const query = `sort=city&order=desc&where=${where}`;
    const listAnswer = await api.get(`/api/chapters/list?${query}&limit=1000`, 'admin');
    const names = listAnswer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
    const file = await exportFile('chapters', { columns: [{ field: 'name' }, { field: 'chapter_leaders' }] }, query);
    const rows = parseCsv(file.slice(1), ',');
    assert.deepEqual(
      rows.slice(1).map(([name]) => name),
      names,
    );
    assert.ok(rows.slice(1).some(([, leaders]) => /^[^\d;]+(;[^\d;]+)*$/.test(leaders ?? '')));
    const whole = parseCsv((await exportFile('chapters', {})).slice(1), ',');
    assert.ok((whole[0]?.length ?? 0) > 10 && whole[0]?.includes('members_count'));
  });

  test('has instants as local times for spreadsheets', async () => {
    const body = { columns: [{ field: 'id' }, { field: 'created_at' }], tz: 'America/Bogota' };
    const file = parseCsv((await exportFile('companies', body, 'sort=created_at&order=asc')).slice(1), ',');
    assert.deepEqual(file[0], ['id', 'created_at (America/Bogota)']);
    assert.match(file[1]?.[1] ?? '', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    // Browsers without a zone name one that does not exist.
    const unzonedFile = await exportFile('companies', { ...body, tz: 'Etc/Unknown' }, 'limit=1');
    assert.deepEqual(parseCsv(unzonedFile.slice(1), ',')[0], ['id', 'created_at (UTC)']);
  });

  test('every choice of an import has a name in three languages', () => {
    const importable = wideResources(1).filter(({ resource }) => resource.capabilities.import);
    const values = importable.flatMap((mountedResource) =>
      importFields(mountedResource).flatMap(({ values: choices = [] }) => choices),
    );
    const namelessValues = values.filter(
      (value) => /^[a-z]/.test(value) && locales.every((lang) => choiceName(value, lang) === value),
    );
    assert.deepEqual([...new Set(namelessValues)], []);
  });

  test('is for users with the right, without fields that they may not read', async () => {
    for (const [role, status] of [
      [null, 401],
      ['latinas', 403],
    ] as const)
      assert.equal((await api.post('/api/v2/tags/export', {}, role)).statusCode, status);
    for (const field of ['password_hash', 'nothing', 'translations', 'privacy'])
      assert.equal((await api.post('/api/v2/users/export', { columns: [{ field }] }, 'admin')).statusCode, 422, field);
    const audits = await sql<{ after: { rows: number } }>`select after from audit_entries
      where action = 'download' and resource = 'chapters' order by id desc limit 1`.execute(api.deps.db);
    assert.ok((audits.rows[0]?.after.rows ?? 0) > 10);
  });
});
