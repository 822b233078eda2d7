import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';

import { root } from '../lib/workspace.mjs';

const run = promisify(execFile);
const copiedPaths = [
  ...['package.json', 'remotes.json', '.prettierrc', 'tooling', 'shared-contract', 'mf-admin-content/src'],
  ...['api/src/app/migrations', 'api/src/app/modules.ts', 'api/src/domains'],
];
const project = mkdtempSync(join(tmpdir(), 'enlace-places-'));
const contract = 'shared-contract/src/resources/companies.ts';
const locales = ['en', 'es', 'pt'].map((locale) => `mf-admin-content/src/features/companies/locales/${locale}.ts`);

const isSource = (path) => !/\/(node_modules|dist|dist-types|coverage)(\/|$)/.test(path.slice(root.length));
const read = (path) => readFileSync(join(project, path), 'utf8');
const makeAny = (...words) => run(process.execPath, ['tooling/src/commands/new.mjs', ...words], { cwd: project });
const make = (...words) => makeAny('field', ...words);
const wasThere = (path) => existsSync(join(root, path));

/** Files that the generator wrote, by its own report. */
const listWritten = ({ stdout }) => [...stdout.matchAll(/wrote\s+(\S+)/g)].map(([, path]) => path);

describe('npm run new', () => {
  before(() => {
    for (const path of copiedPaths)
      cpSync(join(root, path), join(project, path), { recursive: true, filter: isSource });
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  test('a field is written in five places', async () => {
    const places = listWritten(await make('companies', 'motto', 'text'));
    const [migration] = places.splice(1, 1);
    assert.deepEqual(places, [contract, ...locales]);
    assert.match(migration, /^api\/src\/app\/migrations\/\d{4}-companies-motto\.ts$/);
    assert.match(read(migration), /alter table companies add column motto text/);
    assert.match(read(contract), /motto: field\.optional\(field\.text\(2000\)\),/);
    for (const path of locales) assert.match(read(path), /motto: 'Motto',/);
  });

  test('a choice brings its values and their words', async () => {
    await make('companies', 'pace', 'choice', 'slow', 'fast');
    assert.match(read(contract), /pace: field\.optional\(field\.oneOfOrNone\(\['slow', 'fast'\]\)\),/);
    for (const path of locales) assert.match(read(path), /pace: \{ slow: 'Slow', fast: 'Fast' \},/);
  });

  test('contracts that are written in other ways take a field too', async () => {
    for (const words of ['areas opens_on date', 'tags is_hot flag', 'courses seats number', 'chapters blog url'])
      await make(...words.split(' '));
    assert.match(
      read('shared-contract/src/resources/courses.ts'),
      /seats: field\.optional\(field\.number\(0, 1_000_000\)\),/,
    );
  });

  test('a relation is written in six places', async () => {
    const places = listWritten(await makeAny('relation', 'companies', 'focus_areas', 'areas'));
    const [migration] = places.splice(1, 1);
    assert.deepEqual(places, [contract, 'mf-admin-content/src/features/companies/companies-admin.ts', ...locales]);
    assert.match(read(migration), /create table companies_focus_areas/);
    assert.match(read(contract), /focus_areas: field\.relation\('areas'\),/);
    assert.match(read(places[1]), /name: 'focus_areas', type: 'relation', of: areas/);
  });

  test('a resource is at most nine files, and is listed in three', async () => {
    const places = listWritten(await makeAny('resource', 'merit-badges', 'work'));
    const registrations = places.filter(wasThere);
    assert.deepEqual(registrations, [
      'shared-contract/src/entries/work.ts',
      'api/src/domains/work/work-resources.ts',
      'mf-admin-content/src/resources.ts',
    ]);
    assert.ok(places.length - registrations.length <= 9, places.join('\n'));
  });

  test('a domain is a folder, and is listed in one place; its resources are written as those of others', async () => {
    const places = listWritten(await makeAny('domain', 'peer-mentoring'));
    assert.deepEqual(places.filter(wasThere), ['api/src/app/modules.ts']);
    const folder = 'api/src/domains/peer-mentoring/';
    assert.ok(
      places.every((path) => wasThere(path) || path.startsWith(folder)),
      places.join('\n'),
    );
    const modules = read('api/src/app/modules.ts');
    assert.match(modules, /^import \{ peerMentoringModule \} from '\.\.\/domains\/peer-mentoring';$/m);
    assert.match(modules, /^ {2}peerMentoringModule,$/m);
    await makeAny('resource', 'circles', 'peer-mentoring');
    assert.match(read(`${folder}peer-mentoring-resources.ts`), /\[circlesResource\]/);
    assert.match(read('shared-contract/src/entries/all.ts'), /^export \* as peerMentoring from '.\/peer-mentoring';$/m);
    assert.match(read('shared-contract/package.json'), /"\.\/peer-mentoring": "\.\/src\/entries\/peer-mentoring\.ts"/);
    await assert.rejects(makeAny('domain', 'peer-mentoring'), /exists already/);
  });

  test('the first call of a new domain makes its area of the contract; the next ones are listed in two places', async () => {
    await makeAny('domain', 'arts');
    const folder = 'api/src/domains/arts';
    const entry = 'shared-contract/src/entries/arts.ts';
    const listFilesOf = (name) => [
      `shared-contract/src/endpoints/${name}.ts`,
      `${folder}/${name}/${name}.routes.ts`,
      `${folder}/${name}/${name}.both.test.ts`,
    ];
    assert.deepEqual(listWritten(await makeAny('call', 'join-circle', 'arts')), [
      ...listFilesOf('join-circle'),
      ...[entry, 'shared-contract/src/entries/all.ts', 'shared-contract/package.json'],
      `${folder}/arts.module.ts`,
    ]);
    assert.match(read('shared-contract/src/entries/all.ts'), /^export \* as arts from '.\/arts';$/m);
    assert.match(read(entry), /joinCircleCalls.* from '..\/endpoints\/join-circle'/);
    assert.match(
      read('shared-contract/src/endpoints/join-circle.ts'),
      /wire\.post\('\/api\/v2\/arts\/join-circle', 'json', signedIn, \{ changes: \[\] \}\)/,
    );

    assert.deepEqual(listWritten(await makeAny('call', 'leave-circle', 'arts')), [
      ...listFilesOf('leave-circle'),
      ...[entry, `${folder}/arts.module.ts`],
    ]);
    assert.match(read(`${folder}/arts.module.ts`), /routes: \[mountLeaveCircle, mountJoinCircle\]/);
  });

  test('a call of an existing domain changes its area and its module, in each way that modules are written', async () => {
    const routesOf = {
      dashboards: 'mountWaveHands, mountDatasets, mountStats',
      work: 'mountWaveHandsAtWork',
      learning: 'mountWaveHandsAtLearning, (app, deps)',
    };
    for (const [domain, routes] of Object.entries(routesOf)) {
      const name = domain === 'dashboards' ? 'wave-hands' : `wave-hands-at-${domain}`;
      const module = `api/src/domains/${domain}/${domain}.module.ts`;
      const places = listWritten(await makeAny('call', name, domain));
      assert.deepEqual(places.filter(wasThere), [`shared-contract/src/entries/${domain}.ts`, module]);
      assert.equal(read(module).match(/\broutes:/g).length, 1);
      assert.ok(read(module).includes(`routes: [${routes}`), read(module));
    }
  });

  test('a call without a domain, and one whose file, name or address is taken, are refused before a file is written', async () => {
    const refusals = [
      [['wave'], /needs the domain that serves it.*there are .*\bcommunity,/],
      [['wave', 'astronomy'], /no domain astronomy; there are .*\bcommunity,/],
      [['wave', '../domains/work'], /no domain/],
      [['waveHands', 'work'], /not kebab-case/],
      [['notifications', 'work'], /endpoints\/notifications\.ts exists already/],
      [['mails', 'notifications'], /mails\.routes\.ts exists already/],
      [['downloads', 'events'], /mountDownloads exists already/],
      [
        ['notification', 'work'],
        /notificationCalls exists already, in shared-contract\/src\/endpoints\/notifications\.ts/,
      ],
      [['read', 'notifications'], /\/api\/v2\/notifications\/read exists already/],
    ];
    for (const [words, message] of refusals)
      await assert.rejects(makeAny('call', ...words), (error) => {
        assert.match(error.stderr, message);
        assert.deepEqual(listWritten(error), []);
        return true;
      });
  });

  test('an unknown resource, an unknown kind and a field that exists are refused', async () => {
    await assert.rejects(make('planets', 'motto', 'text'), /no resource planets/);
    await assert.rejects(make('companies', 'creed', 'poem'), /no kind poem/);
    await assert.rejects(make('companies', 'summary', 'text'), /summary exists already/);
    await assert.rejects(makeAny('relation', 'areas', 'mentors', 'users'), /users has no translated name/);
    await assert.rejects(makeAny('relation', 'companies', 'size', 'areas'), /size exists already/);
  });
});
