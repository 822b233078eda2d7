import { runGateway } from './lib/gateway.mjs';
import { printRows } from './lib/table.mjs';
import { measureBundle } from './measure-bundle.mjs';
import { measurePage } from './measure-page.mjs';
import { measureBuild, measureStart } from './measure-start.mjs';

// `npm run bench -- build` adds the cold build, which throws the caches away.
if (process.argv.includes('build')) printRows('Build', measureBuild());
printRows('Bytes, brotli 11, file by file', await measureBundle());

const gateway = await runGateway();
try {
  printRows('In Chromium', await measurePage(gateway.url));
} finally {
  await gateway.stop();
}
printRows('Start', await measureStart());
