import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { applyExceptions } from './exceptions.mjs';
import { parseExports } from './parse-exports.mjs';
import { parseModule } from './parse-module.mjs';
import { checkApiKit } from './rules/api-kit.mjs';
import { checkApiLayers, describeApiLayers } from './rules/api-layers.mjs';
import { checkCommands } from './rules/commands.mjs';
import { checkContractEntries } from './rules/contract-entries.mjs';
import { checkCycles } from './rules/cycles.mjs';
import { checkEntries } from './rules/entries.mjs';
import { checkFeatures } from './rules/features.mjs';
import { checkInfrastructureWords } from './rules/infrastructure-words.mjs';
import { checkAdminKit, checkDeclarations } from './rules/kit.mjs';
import { checkNameForms, checkNames } from './rules/names.mjs';
import { checkConfigurations, checkEnvironment, checkHttpLibrary, checkRemotes, checkTimers } from './rules/places.mjs';
import { checkEscapes, checkNamedPackages, checkRoles } from './rules/roles.mjs';
import { checkSizes, checkWorkspaceLines } from './rules/sizes.mjs';
import { checkOrphans, checkUnusedExports } from './rules/unused-exports.mjs';

const workspaces = [
  { folder: 'shared-ui', name: '@enlace/shared-ui', role: 'ui', manifest: { exports: { '.': './src/index.ts' } } },
  { folder: 'shared-data', name: '@enlace/shared-data', role: 'data', manifest: {} },
  {
    folder: 'shared-contract',
    name: '@enlace/shared-contract',
    role: 'contract',
    manifest: {
      exports: {
        './all': './src/entries/all.ts',
        './one': './src/entries/one.ts',
        './two': './src/entries/two.ts',
      },
    },
  },
  { folder: 'shared-admin', name: '@enlace/shared-admin', role: 'admin', manifest: {} },
  { folder: 'api', name: '@enlace/api', role: 'api', manifest: {} },
  { folder: 'mf-public', name: '@enlace/mf-public', role: 'remote', manifest: {} },
  { folder: 'demo', name: '@enlace/demo', role: 'demo', manifest: {} },
  { folder: 'gateway', name: '@enlace/gateway', role: 'gateway', manifest: {} },
];

/** A file with imports, each a specifier or [specifier, target, rest]. */
function file(path, imports = [], rest = {}) {
  const folder = path.split('/')[0];
  const { role } = workspaces.find((workspace) => workspace.folder === folder);
  const all = imports.map((one) =>
    Array.isArray(one) ? { specifier: one[0], target: one[1], ...one[2] } : { specifier: one },
  );
  return { path, folder, role, lines: 10, source: '', isTest: false, imports: all, ...rest };
}

const check = (rule, ...files) => rule({ workspaces, files }).map(({ path }) => path);

describe('architecture rules', () => {
  test('an exported value has a user in another file; types and entries are left out', () => {
    const source = 'export const a = 1; export function b() {} export interface C {} export const [d, { e }] = f;';
    const offer = file('mf-public/src/offer.ts', [], parseExports(source));
    const use = (statement) =>
      file('mf-public/src/use.ts', [['./offer', offer.path]], parseExports(`${statement} from './offer';`));
    const names = (...files) =>
      checkUnusedExports({ workspaces, files }).map(({ message }) => message.split(/[ ,]/)[1]);
    assert.deepEqual(names(offer, use('import { a, d }')), ['b', 'e']);
    assert.deepEqual(names(offer, use('export { b as other, e }')), ['a', 'd']);
    assert.deepEqual(names(offer, use('import * as everything')), []);
    const entry = file('shared-ui/src/index.ts', [], parseExports(source));
    assert.deepEqual(
      names(
        entry,
        file(
          'mf-public/src/use.ts',
          [['@enlace/shared-ui', entry.path]],
          parseExports("import { a } from '@enlace/shared-ui';"),
        ),
      ),
      [],
    );
  });

  test('a role imports only what the table allows', () => {
    assert.deepEqual(check(checkRoles, file('shared-ui/src/a.tsx', ['@enlace/shared-data'])), ['shared-ui/src/a.tsx']);
    assert.deepEqual(check(checkRoles, file('mf-public/src/a.tsx', ['@enlace/shared-ui', 'react'])), []);
  });

  test('one file of the gateway and one of the tests load demo data, by import()', () => {
    const count = (path, isLazy) =>
      check(checkRoles, file(path, [['@enlace/demo', null, { isLazy }]], { isTest: /\.test\.|\/testing\//.test(path) }))
        .length;
    assert.equal(count('gateway/src/load-demo.ts', true), 0);
    assert.equal(count('gateway/src/load-demo.ts', false), 1);
    assert.equal(count('gateway/src/main.ts', true), 1);
    assert.equal(count('api/src/testing/load-demo.ts', true), 0);
    for (const path of ['api/src/app/demo.ts', 'api/src/main.ts', 'api/src/app/a.test.ts', 'api/src/testing/a.ts'])
      assert.equal(count(path, true), 1, path);
  });

  test('package.json and tsconfig.json name only packages of allowed roles', () => {
    const name = (folder, manifest, references = []) => {
      const changedWorkspaces = workspaces.map((one) => (one.folder === folder ? { ...one, manifest } : one));
      const referencesOf = (other) => (other === folder ? references : []);
      return checkNamedPackages({ workspaces: changedWorkspaces }, referencesOf).map(({ path }) => path);
    };
    const demo = { '@enlace/demo': '0.1.0', zod: '4.0.0' };
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      assert.deepEqual(name('api', { [kind]: demo }), ['api/package.json'], kind);
    assert.deepEqual(name('api', { devDependencies: demo }), []);
    assert.deepEqual(name('api', {}, ['demo']), ['api/tsconfig.json']);
    assert.deepEqual(name('gateway', { dependencies: demo }, ['api', 'demo']), []);
    assert.deepEqual(name('shared-data', { devDependencies: { '@enlace/mf-public': '0.1.0' } }), [
      'shared-data/package.json',
    ]);
  });

  test('nobody climbs into another package by path', () => {
    const climber = file('mf-public/src/a.ts', [['../../shared-ui/src/b', 'shared-ui/src/b.ts']]);
    assert.equal(check(checkEscapes, climber).length, 1);
  });

  test('a feature imports no other feature, and lib imports no feature', () => {
    const target = 'mf-public/src/features/b/b.screen.tsx';
    const from = (path) => check(checkFeatures, file(path, [['x', target]]));
    assert.equal(from('mf-public/src/features/a/a.screen.tsx').length, 1);
    assert.equal(from('mf-public/src/lib/a.ts').length, 1);
    assert.equal(from('mf-public/src/features/b/c.tsx').length, 0);
    assert.equal(from('mf-public/src/remote.tsx').length, 0);
  });

  test('imports of the API point down its layers', () => {
    const from = (path, target, rest) =>
      check(checkApiLayers, file(`api/src/${path}`, [['x', `api/src/${target}`]], rest));
    assert.equal(from('infrastructure/db/a.ts', 'kit/b.ts').length, 1);
    assert.equal(from('kit/a.ts', 'domains/work/index.ts').length, 1);
    assert.equal(from('domains/work/a.ts', 'app/b.ts').length, 1);
    assert.equal(from('domains/work/a.ts', 'kit/b.ts').length, 0);
    assert.equal(from('backup-main.ts', 'app/b.ts').length, 0);
    assert.equal(from('kit/a.ts', 'testing/b.ts').length, 1);
    assert.equal(from('kit/a.test.ts', 'app/b.ts', { isTest: true }).length, 0);
    assert.equal(from('helpers/a.ts', 'kit/b.ts').length, 1);
  });

  test('the core of the kit imports no capability, and capabilities form no cycle', () => {
    const at = (name) => `api/src/kit/${name}.ts`;
    const from = (name, target, rest) => check(checkApiKit, file(at(name), [['x', at(target)]], rest));
    assert.equal(from('core/read/a', 'capabilities/bulk/b').length, 1);
    assert.equal(from('capabilities/bulk/a', 'core/read/b').length, 0);
    assert.equal(from('capabilities/import/a', 'capabilities/bulk/b').length, 0);
    assert.equal(from('core/a.test', 'capabilities/bulk/b', { isTest: true }).length, 0);
    assert.equal(from('write/a', 'core/b').length, 1);
    const there = file(at('capabilities/import/a'), [['x', at('capabilities/bulk/b')]]);
    const back = file(at('capabilities/bulk/a'), [['x', at('capabilities/import/b')]]);
    assert.equal(check(checkApiKit, there, back).length, 1);
  });

  test('a domain of the API is entered through its index, never in a circle', () => {
    const at = (domain, name) => `api/src/domains/${domain}/${name}.ts`;
    const from = (path, target) => check(checkApiLayers, file(path, [['x', target, { isTypeOnly: true }]]));
    assert.equal(from(at('work', 'a'), at('identity', 'index')).length, 0);
    assert.equal(from(at('work', 'a'), at('identity', 'b')).length, 1);
    assert.equal(from('api/src/app/a.ts', at('identity', 'b')).length, 1);
    assert.equal(from(at('work', 'a'), at('work', 'b')).length, 0);
    assert.equal(from(at('work', 'a'), at('work', 'index')).length, 1);
    const there = file(at('work', 'a'), [['x', at('identity', 'index')]]);
    const back = file(at('identity', 'a'), [['x', at('work', 'index')]]);
    assert.equal(check(checkApiLayers, there, back).length, 1);
    assert.deepEqual(describeApiLayers({ workspaces, files: [there] }).slice(1, 3), [
      'domains (1 files)',
      '    work (1) → identity',
    ]);
  });

  test('a command that a route imports takes its context first, and one input', () => {
    const at = (path, source, imports = []) =>
      file(`api/src/domains/work/${path}`, imports, { source, ...parseExports(source) });
    const context = at(
      'context.ts',
      'export interface Acting extends WriteContext { id: number } export type Own = Acting & { a: 1 };',
    );
    const messagesOf = (path, signature) => {
      const command = at(path, `export async function addJob(${signature}) {}`);
      const route = at('a.routes.ts', `import { addJob } from './${path}';`, [[`./${path}`, command.path]]);
      return checkCommands({ workspaces, files: [context, command, route] }).map(({ message }) => message);
    };
    const isRefused = (path, signature) => messagesOf(path, signature).length === 1;
    for (const signature of [
      'writing: WriteContext',
      'writing: WriteContext, id: number',
      '{ deps }: Acting, { id, form }: Input',
      'own: Own, form: Form',
      'call: AuthCall, form: Form',
      'trx: Db, form: Form, writing: WriteContext',
      'db: Db, id: number, lang: string',
    ])
      assert.equal(isRefused('add-job.ts', signature), false, signature);
    for (const signature of [
      'writing: WriteContext, id: number, form: Form',
      'deps: ApiDeps, writing: WriteContext',
      'db: Db, acting: Acting',
      'auth: AuthContext, caller: Caller, form: Form',
      'writing: WriteContext, form: Form, change = changeSeats',
    ])
      assert.ok(isRefused('add-job.ts', signature), signature);
    assert.ok(isRefused('commands/add-job.ts', 'trx: Db, id: number'));
    assert.deepEqual(messagesOf('add-job.ts', 'db: Db, own: Own, id: number'), [
      'the command addJob takes (Db, Own, …)',
    ]);
    const inside = at('add-job.ts', 'export function addJob(writing: WriteContext, id: number, form: Form) {}');
    assert.equal(checkCommands({ workspaces, files: [inside] }).length, 0);
  });

  test('the mail of the infrastructure names no domain, in words and in parts of names', () => {
    const count = (source, path = 'infrastructure/mail/a.ts', rest) =>
      check(checkInfrastructureWords, file(`api/src/${path}`, [], { source, ...rest })).length;
    assert.equal(count('/** Sends the tickets. */'), 1);
    assert.equal(count('const queueTicketMail = 1;'), 1);
    assert.equal(count("const table = 'held_companies';"), 1);
    assert.equal(count('', 'infrastructure/mail/ticket-mail.ts'), 1);
    assert.equal(count('const eventual = { icalEvent: prevent(seated) };'), 0);
    assert.equal(count('const ticket = 1;', 'infrastructure/mail/a.test.ts', { isTest: true }), 0);
    assert.equal(count('const ticket = 1;', 'domains/events/a.ts'), 0);
  });

  test('circles are found, those of types alone are not', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `mf-public/src/${name}.ts`);
    assert.equal(check(checkCycles, file(a, [['./b', b]]), file(b, [['./c', c]]), file(c, [['./a', a]])).length, 1);
    assert.equal(check(checkCycles, file(a, [['./b', b]]), file(b, [['./a', a, { isTypeOnly: true }]])).length, 0);
  });

  test('an entry holds names alone, and there is one', () => {
    const parsed = (path, source) => file(path, [], parseModule(source));
    assert.equal(check(checkEntries, parsed('shared-ui/src/index.ts', "export { a } from './a';")).length, 0);
    assert.equal(check(checkEntries, parsed('shared-ui/src/index.ts', 'export const a = 1;')).length, 1);
    assert.equal(check(checkEntries, parsed('shared-ui/src/index.ts', "export * from './a';")).length, 2);
    assert.equal(check(checkEntries, parsed('shared-ui/src/card/index.ts', "export { a } from './a';")).length, 1);
  });

  test('an entry of the contract has the names that other packages import, each in one entry', () => {
    const path = (name) => `shared-contract/src/entries/${name}.ts`;
    const entry = (name, source) => file(path(name), [], parseExports(source));
    const all = file(
      path('all'),
      [
        ['./one', path('one')],
        ['./two', path('two')],
      ],
      parseExports(''),
    );
    const use = (source) => file('mf-public/src/a.ts', [], parseExports(source));
    const useOfA = use("import { a } from '@enlace/shared-contract/one';");
    const useOfB = use("import { type B } from '@enlace/shared-contract/one';");
    const one = entry('one', "export { a, type B } from '../a';");
    const messages = (...files) => checkContractEntries({ workspaces, files }).map(({ message }) => message);
    assert.deepEqual(messages(all, one, useOfA, useOfB), []);
    assert.deepEqual(messages(all, one, useOfA), ['exports B, which no other package imports']);
    const two = entry('two', "export { a } from '../a';");
    const useInTwo = use("export { a } from '@enlace/shared-contract/two';");
    assert.deepEqual(messages(all, one, two, useOfA, useOfB, useInTwo), [
      'exports a, as shared-contract/src/entries/one.ts does',
    ]);
    const partOfAll = file(path('all'), [['./two', path('two')]], parseExports(''));
    assert.deepEqual(messages(partOfAll, one, useOfA, useOfB), [`does not have ${one.path}`]);
    const names = Array.from({ length: 121 }, (_, index) => `n${index}`).join(', ');
    const long = entry('one', `export { ${names} } from '../a';`);
    assert.deepEqual(messages(all, long, use(`import { ${names} } from '@enlace/shared-contract/one';`)), [
      'has 121 names, more than 120',
    ]);
  });

  test('a file of more than 300 lines is too long, a test is not', () => {
    const many = Array.from({ length: 20 }, (_, index) => file(`mf-public/src/f${index}.ts`));
    assert.deepEqual(check(checkSizes, ...many, file('mf-public/src/long.ts', [], { lines: 301 })), [
      'mf-public/src/long.ts',
    ]);
    assert.equal(
      check(checkSizes, ...many, file('mf-public/src/long.test.ts', [], { lines: 301, isTest: true })).length,
      0,
    );
  });

  test('a file that only its test imports has no user', () => {
    const test = file('api/src/domains/a/old.test.ts', [['./old', 'api/src/domains/a/old.ts']], { isTest: true });
    const routes = file('api/src/domains/a/a.routes.ts', [['./a', 'api/src/domains/a/a.ts']]);
    const app = file('api/src/app/app.ts', [['../domains/a/a.routes', routes.path]]);
    const files = [file('api/src/domains/a/old.ts'), test, file('api/src/domains/a/a.ts'), routes, app];
    assert.deepEqual(check(checkOrphans, ...files), ['api/src/domains/a/old.ts']);
  });

  test('a workspace above its bound, or without one, is a violation, and so is a bound of no workspace', () => {
    const files = [file('api/src/a.ts'), file('api/src/b.ts'), file('api/src/b.test.ts', [], { isTest: true })];
    const project = { workspaces: workspaces.filter(({ folder }) => folder === 'api'), files };
    const paths = (bounds) => checkWorkspaceLines(project, bounds).map(({ path }) => path);
    assert.deepEqual(paths({ api: 20 }), []);
    assert.deepEqual(paths({ api: 19 }), ['api']);
    assert.deepEqual(paths({}), ['api']);
    assert.deepEqual(paths({ api: 20, gone: 5 }), ['gone']);
  });

  test('names are kebab-case with a suffix of the set', () => {
    const countProblems = (path) => check(checkNames, file(path)).length;
    assert.equal(countProblems('mf-public/src/features/events/events.screen.tsx'), 0);
    assert.equal(countProblems('mf-public/src/features/events/events.slice.test.ts'), 0);
    assert.equal(countProblems('mf-public/src/features/events/events.slice.full.test.ts'), 0);
    assert.equal(countProblems('api/src/domains/jobs/jobs.both.test.ts'), 0);
    assert.equal(countProblems('api/src/domains/events/event-changed.mail.ts'), 0);
    assert.equal(countProblems('mf-public/src/events.full.ts'), 1);
    assert.equal(countProblems('mf-public/src/EventsList.tsx'), 1);
    assert.equal(countProblems('mf-public/src/events.helpers.ts'), 1);
    assert.equal(countProblems('mf-public/src/Features/events.ts'), 1);
  });

  test('routes, screens of lists and features have one form of name', () => {
    const countProblems = (path, source = '') => check(checkNameForms, file(path, [], { source })).length;
    assert.equal(countProblems('api/src/domains/site/head/head.routes.ts'), 0);
    assert.equal(countProblems('gateway/src/html/route-facts.ts'), 0);
    assert.equal(countProblems('api/src/domains/site/head/head-route.ts'), 1);
    assert.equal(countProblems('gateway/src/html/html-routes.test.ts'), 1);
    assert.equal(countProblems('mf-public/src/features/events/events-list.screen.tsx'), 1);
    const path = 'mf-public/src/features/lost-things/lost-things.feature.ts';
    assert.equal(countProblems(path, 'export const lostThingsFeature = 1;'), 0);
    assert.equal(countProblems(path, 'export const lost = 1;'), 1);
  });

  test('axios and process.env have their one place', () => {
    assert.equal(check(checkHttpLibrary, file('mf-public/src/a.ts', ['axios'])).length, 1);
    assert.equal(check(checkEnvironment, file('shared-data/src/a.ts', [], { source: 'process.env.X' })).length, 1);
    assert.equal(check(checkEnvironment, file('shared-data/src/env.ts', [], { source: 'process.env.X' })).length, 0);
  });

  test('only the jobs of the API use an interval', () => {
    const timer = { source: 'const timer = setInterval(clean, 1000);' };
    assert.equal(check(checkTimers, file('api/src/kit/clean.ts', [], timer)).length, 1);
    assert.equal(check(checkTimers, file('api/src/infrastructure/background-jobs/job-worker.ts', [], timer)).length, 0);
    assert.equal(check(checkTimers, file('mf-public/src/clock.ts', [], timer)).length, 0);
  });

  test('a remote has its one module and no exports', () => {
    assert.equal(check(checkRemotes, file('mf-public/src/remote.tsx')).length, 0);
    assert.equal(check(checkRemotes).length, 1);
  });

  test('the configuration of a package is one line', () => {
    const line = "import { remote } from '@enlace/tooling/webpack';\n\nexport default remote(import.meta.dirname);\n";
    assert.equal(checkConfigurations([{ path: 'x', source: line }]).length, 0);
    assert.equal(checkConfigurations([{ path: 'x', source: `${line}// more\n` }]).length, 1);
  });

  test('a declaration of the back office has fewer than 60 lines, what stands before it not counted', () => {
    const checkImports = (lines, before = '') => {
      const source = `${before}export const admin = office.resource({\n${'  a: 1,\n'.repeat(lines - 2)}});\n`;
      return check(checkDeclarations, file('mf-public/src/features/a/a-admin.ts', [], { source })).length;
    };
    assert.equal(checkImports(59, 'const b = 1;\n'.repeat(30)), 0);
    assert.equal(checkImports(60), 1);
    assert.equal(check(checkDeclarations, file('mf-public/src/features/a/a-admin.ts')).length, 1);
  });

  test('the back-office kit names no resource outside its tests', () => {
    const contract = file('shared-contract/src/resources/news.ts', [], {
      source: "export const news = defineResource({\n  name: 'news',\n});",
    });
    const kit = (source, rest) =>
      check(checkAdminKit, contract, file('shared-admin/src/a.ts', [], { source, ...rest }));
    assert.equal(kit("if (resource.name === 'news') open();").length, 1);
    assert.equal(kit("const text = 'no news is good';").length, 0);
    assert.equal(kit("const rows = { name: 'news' };", { isTest: true }).length, 0);
  });

  test('an exception excuses until its date, and complains when it is over, needless or unexplained', () => {
    const violation = { rule: 'r', path: 'p', message: 'm', remedy: 'x' };
    const exception = { rule: 'r', path: 'p', reason: 'why', until: '2030-01-01' };
    assert.deepEqual(applyExceptions([violation], [exception], '2029-12-31'), []);
    assert.equal(applyExceptions([violation], [exception], '2030-01-02').length, 2);
    assert.equal(applyExceptions([], [exception], '2029-12-31').length, 1);
    assert.equal(applyExceptions([], [{ ...exception, reason: '' }], '2029-12-31').length, 1);
  });
});
