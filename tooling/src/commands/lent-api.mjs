import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { findUnraised, raisedVersion } from '../lent-api/compare-lent-api.mjs';
import { raisePackage } from '../lent-api/raise-package.mjs';
import { packageOf, readLentApi } from '../lent-api/read-lent-api.mjs';
import { readJson, root } from '../lib/workspace.mjs';

const report = 'tooling/lent-api.json';
const isRaising = process.argv.includes('raise');
const before = readJson(report);
const after = readLentApi();
const unraisedBreaks = findUnraised(before, after);
const packages = [...new Set(unraisedBreaks.map(({ request }) => packageOf(request)))];

if (unraisedBreaks.length > 0 && !isRaising) {
  console.error(
    `Releases that use these names would break:\n${unraisedBreaks.map(({ text }) => `  ${text}`).join('\n')}`,
  );
  console.error(`Bring them back, or raise ${packages.join(', ')}: npm run lent-api -- raise`);
  process.exitCode = 1;
} else {
  for (const name of packages) {
    const version = raisedVersion(before[name].version);
    raisePackage(name, version);
    for (const request of Object.keys(after)) if (packageOf(request) === name) after[request].version = version;
    console.log(`${name} is ${version} now`);
  }
  const file = join(root, report);
  writeFileSync(file, await format(JSON.stringify(after), { ...(await resolveConfig(file)), filepath: file }));
}
