import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { contract, copySources, listWritten, locales, wasThere } from './copy-sources.mjs';

const { fill, make, read, remove } = copySources();

describe('npm run new', () => {
  before(fill);
  after(remove);

  test('a field is written in five places', async () => {
    const places = listWritten(await make('field', 'companies', 'motto', 'text'));
    const [migration] = places.splice(1, 1);
    assert.deepEqual(places, [contract, ...locales]);
    assert.match(migration, /^api\/src\/app\/migrations\/\d{4}-companies-motto\.ts$/);
    assert.match(read(migration), /alter table companies add column motto text/);
    assert.match(read(contract), /motto: field\.optional\(field\.text\(2000\)\),/);
    for (const path of locales) assert.match(read(path), /motto: 'Motto',/);
  });

  test('a relation is written in six places', async () => {
    const places = listWritten(await make('relation', 'companies', 'focus_areas', 'areas'));
    const [migration] = places.splice(1, 1);
    assert.deepEqual(places, [contract, 'mf-admin-content/src/features/companies/companies-admin.ts', ...locales]);
    assert.match(read(migration), /create table companies_focus_areas/);
    assert.match(read(contract), /focus_areas: field\.relation\('areas'\),/);
    assert.match(read(places[1]), /name: 'focus_areas', type: 'relation', of: areas/);
  });

  test('a resource is at most nine files, and is listed in three', async () => {
    const places = listWritten(await make('resource', 'merit-badges', 'work'));
    const registrations = places.filter(wasThere);
    assert.deepEqual(registrations, [
      'shared-contract/src/entries/work.ts',
      'api/src/domains/work/work-resources.ts',
      'mf-admin-content/src/resources.ts',
    ]);
    assert.ok(places.length - registrations.length <= 9, places.join('\n'));
  });

  test('a domain is a folder, and is listed in one place; its resources are written as those of others', async () => {
    const places = listWritten(await make('domain', 'peer-mentoring'));
    assert.deepEqual(places.filter(wasThere), ['api/src/app/modules.ts']);
    const folder = 'api/src/domains/peer-mentoring/';
    assert.ok(
      places.every((path) => wasThere(path) || path.startsWith(folder)),
      places.join('\n'),
    );
    const modules = read('api/src/app/modules.ts');
    assert.match(modules, /^import \{ peerMentoringModule \} from '\.\.\/domains\/peer-mentoring';$/m);
    assert.match(modules, /^ {2}peerMentoringModule,$/m);
    await make('resource', 'circles', 'peer-mentoring');
    assert.match(read(`${folder}peer-mentoring-resources.ts`), /\[circlesResource\]/);
    assert.match(read('shared-contract/src/entries/all.ts'), /^export \* as peerMentoring from '.\/peer-mentoring';$/m);
    assert.match(read('shared-contract/package.json'), /"\.\/peer-mentoring": "\.\/src\/entries\/peer-mentoring\.ts"/);
    await assert.rejects(make('domain', 'peer-mentoring'), /exists already/);
  });

  test('the first call of a new domain makes its area of the contract; the next ones are listed in two places', async () => {
    await make('domain', 'arts');
    const folder = 'api/src/domains/arts';
    const entry = 'shared-contract/src/entries/arts.ts';
    const listFilesOf = (name) => [
      `shared-contract/src/endpoints/${name}.ts`,
      `${folder}/${name}/${name}.routes.ts`,
      `${folder}/${name}/${name}.both.test.ts`,
    ];
    assert.deepEqual(listWritten(await make('call', 'join-circle', 'arts')), [
      ...listFilesOf('join-circle'),
      entry,
      'shared-contract/src/entries/all.ts',
      'shared-contract/package.json',
      `${folder}/arts.module.ts`,
    ]);
    assert.match(read('shared-contract/src/entries/all.ts'), /^export \* as arts from '.\/arts';$/m);
    assert.match(read(entry), /joinCircleCalls.* from '..\/endpoints\/join-circle'/);
    assert.match(
      read('shared-contract/src/endpoints/join-circle.ts'),
      /wire\.post\('\/api\/v2\/arts\/join-circle', 'json', signedIn, \{ changes: \[\] \}\)/,
    );

    assert.deepEqual(listWritten(await make('call', 'leave-circle', 'arts')), [
      ...listFilesOf('leave-circle'),
      entry,
      `${folder}/arts.module.ts`,
    ]);
    assert.match(read(`${folder}/arts.module.ts`), /routes: \[mountLeaveCircle, mountJoinCircle\]/);
  });

  test('an unknown resource, an unknown kind and a field that exists are refused', async () => {
    await assert.rejects(make('field', 'planets', 'motto', 'text'), /no resource planets/);
    await assert.rejects(make('field', 'companies', 'creed', 'poem'), /no kind poem/);
    await assert.rejects(make('field', 'companies', 'summary', 'text'), /summary exists already/);
    await assert.rejects(make('relation', 'areas', 'mentors', 'users'), /users has no translated name/);
    await assert.rejects(make('relation', 'companies', 'size', 'areas'), /size exists already/);
  });
});
