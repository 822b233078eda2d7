import { readJson } from '../lib/workspace.mjs';

const descriptions = {
  start: 'install, build and run everything on http://localhost:3000; PORT, DATABASE_URL, DATA_DIR… by environment',
  dev: 'the same while you edit: gateway and API restart, the shell and the named remotes refresh (-- mf-member …)',
  build: 'build every package into its dist',
  check: 'format, lint, types, architecture and docs; what CI looks at before the tests',
  fix: 'mend what is mechanical: lint and format',
  test: 'everything CI runs, a browser included (-- all, -- changed, -- unit gateway … for some lanes)',
  new: 'write the smallest resource, domain, feature, remote or decision that passes check',
  doctor: 'what is wrong with this machine or checkout, and the command that mends it',
  gallery: 'every primitive and pattern of the design system in its states',
  bench: 'bytes, requests and times, as ratios measured in one run',
  'lent-api': 'report of the names that the shell lends (-- raise: also the versions, when names are gone)',
  help: 'this table',
};

const { scripts } = readJson('package.json');
const width = Math.max(...Object.keys(scripts).map((name) => name.length)) + 10;
for (const name of Object.keys(scripts)) {
  console.log(`${`npm run ${name}`.padEnd(width)}${descriptions[name] ?? ''}`);
}
console.log('\nDeploying a remote: npx enlace --help. Guides: docs/guides/.');
