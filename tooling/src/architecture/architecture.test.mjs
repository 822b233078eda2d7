import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, test } from 'node:test';

import { readJson, root, workspaces } from '../lib/workspace.mjs';
import { applyExceptions, describeViolations, readExceptions } from './exceptions.mjs';
import { readProject } from './read-project.mjs';
import { checkApiKit } from './rules/api-kit.mjs';
import { checkApiLayers, describeApiLayers } from './rules/api-layers.mjs';
import { checkCommands } from './rules/commands.mjs';
import { checkContractEntries } from './rules/contract-entries.mjs';
import { checkCycles } from './rules/cycles.mjs';
import { checkDeclared } from './rules/dependencies.mjs';
import { checkEntries } from './rules/entries.mjs';
import { checkFeatures } from './rules/features.mjs';
import { checkInfrastructureWords } from './rules/infrastructure-words.mjs';
import { checkAdminKit, checkDeclarations } from './rules/kit.mjs';
import { checkNameForms, checkNames } from './rules/names.mjs';
import { checkConfigurations, checkEnvironment, checkHttpLibrary, checkRemotes, checkTimers } from './rules/places.mjs';
import { checkEscapes, checkNamedPackages, checkRoles } from './rules/roles.mjs';
import { checkSizes, checkWorkspaceLines, sizeFigures, workspaceLines } from './rules/sizes.mjs';
import { checkOrphans, checkUnusedExports } from './rules/unused-exports.mjs';

/** `npm run check -- mf-x` reports the violations of one package; the rules always read all of them. */
const { ENLACE_CHECKED_FOLDER: checkedFolder } = process.env;
const isChecked = ({ path }) =>
  checkedFolder === undefined || path === checkedFolder || path.startsWith(`${checkedFolder}/`);

const project = readProject();
const exceptions = readExceptions();
const bounds = readJson('tooling/workspace-lines.json');

function configurations() {
  return workspaces()
    .flatMap(({ folder }) => [`${folder}/webpack.config.mjs`, `${folder}/jest.config.mjs`])
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

/** Folders that the tsconfig.json of a folder names. */
function referencesOf(folder) {
  const path = `${folder}/tsconfig.json`;
  const { references = [] } = existsSync(join(root, path)) ? readJson(path) : {};
  return references.map((reference) => posix.normalize(posix.join(folder, reference.path)));
}

const rules = {
  'packages import only what their role may': [
    ...checkRoles(project),
    ...checkEscapes(project),
    ...checkNamedPackages(project, referencesOf),
  ],
  'features of a remote do not know one another': checkFeatures(project),
  'imports of the API point down its layers, and into a domain by its entry': checkApiLayers(project),
  'the core of the kit knows no capability': checkApiKit(project),
  'a command of the API takes its context and one input': checkCommands(project),
  'the mail of the infrastructure knows no domain, by words too': checkInfrastructureWords(project),
  'the kit of the back office knows no resource': checkAdminKit(project),
  'a declaration of the back office is short': checkDeclarations(project),
  'no file imports itself in a circle': checkCycles(project),
  'entries list names and hold no code': checkEntries(project),
  'an entry of the contract has the names that other packages import': checkContractEntries(project),
  'files stay short': checkSizes(project),
  'a workspace grows by a decision': checkWorkspaceLines(project, bounds),
  'files are named by the closed set of suffixes': checkNames(project),
  'a kind of file has one form of name': checkNameForms(project),
  'axios is known in one place': checkHttpLibrary(project),
  'the environment is read in one place': checkEnvironment(project),
  'recurring work of the API is a job': checkTimers(project),
  'a remote exposes one module': checkRemotes(project),
  'configuration of a package is one line': checkConfigurations(configurations()),
  'an export that no other file uses is removed': checkUnusedExports(project),
  'a file that no other file imports is removed': checkOrphans(project),
  'imported packages are declared': checkDeclared(project, readJson('package.json')),
};

describe('architecture', () => {
  const everything = Object.values(rules).flat();
  const remaining = applyExceptions(everything, exceptions);
  for (const [name, violations] of Object.entries(rules)) {
    test(name, () => {
      const remainingViolations = violations.filter(
        (violation) => remaining.includes(violation) && isChecked(violation),
      );
      assert.equal(remainingViolations.length, 0, `\n${describeViolations(remainingViolations)}\n`);
    });
  }

  test('exceptions are needed, explained and not over', () => {
    const stale = remaining.filter(({ rule }) => rule === 'exceptions');
    assert.equal(stale.length, 0, `\n${describeViolations(stale)}\n`);
  });

  test('the layers of the API are printed', (t) => {
    for (const line of describeApiLayers(project)) t.diagnostic(line);
  });

  test('the sizes are told', (t) => {
    const { count, median, p90, longest } = sizeFigures(project);
    t.diagnostic(
      `${count} source files: median ${median} lines (aim 60), nine in ten below ${p90}, longest ${longest}`,
    );
    for (const { folder, lines } of workspaceLines(project))
      t.diagnostic(`${folder}: ${lines} lines, at most ${bounds[folder]}`);
  });
});
