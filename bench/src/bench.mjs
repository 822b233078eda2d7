import { buildIfNeeded } from '@enlace/tooling/build';

import { runGateway } from './lib/gateway.mjs';
import { printRows } from './lib/table.mjs';
import { measureAdminList } from './measure-admin-list.mjs';
import { measureAdminTable } from './measure-admin-table.mjs';
import { measureBundle } from './measure-bundle.mjs';
import { measureHeld } from './measure-held.mjs';
import { measureHtml } from './measure-html.mjs';
import { measureList } from './measure-list.mjs';
import { measurePage } from './measure-page.mjs';
import { measureBuild, measureStart } from './measure-start.mjs';

// `npm run bench -- build` adds the cold build, which throws the caches away.
if (process.argv.includes('build')) printRows('Build', measureBuild());
// Bytes of an older state would be measured without a word.
await buildIfNeeded('Building');
printRows('Bytes, brotli 11, file by file', await measureBundle());

const gateway = await runGateway();
try {
  printRows('In Chromium', await measurePage(gateway.url));
  printRows('First visit on a phone', await measureHeld(gateway.url));
  printRows('Pages of visitors', await measureHtml(gateway.url));
} finally {
  await gateway.stop();
}
printRows('Lists', await measureList());
printRows('Lists of the back office', await measureAdminList());
printRows('The back office in Chromium', await measureAdminTable());
printRows('Start', await measureStart());
