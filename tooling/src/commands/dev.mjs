import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { devUrl, startDevServer } from '../dev/dev-server.mjs';
import { shellPort, writeLiveShell } from '../dev/live-shell.mjs';
import { buildAll, builtWorkspaces } from '../lib/build-all.mjs';
import { isPortFree } from '../lib/ports.mjs';
import { remotes, root } from '../lib/workspace.mjs';
import { remoteConfig } from '../webpack/remote.mjs';
import { shellConfig } from '../webpack/shell.mjs';

const version = 'live';
const allRemotes = remotes();
const requestedIds = process.argv.slice(2).map((name) => (name.startsWith('mf-') ? name : `mf-${name}`));
const unknownIds = requestedIds.filter((name) => !allRemotes.some(({ id }) => id === name));
if (unknownIds.length > 0) {
  console.error(
    `There is no remote ${unknownIds.join(', ')}. There are: ${allRemotes.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
const live = allRemotes.filter(({ id }) => requestedIds.includes(id));

// The other remotes come from their last build; a remote without a build is built now.
if (builtWorkspaces().some(({ proof }) => !existsSync(proof))) await buildAll('Building what was never built');
const tell = (name) => (state) => console.log(`${name}: ${state}`);
const development = true;
const usedPorts = [];
for (const { id, devPort } of [{ id: 'the shell', devPort: shellPort }, ...live]) {
  if (!(await isPortFree(devPort))) usedPorts.push(`${devPort} (${id})`);
}
if (usedPorts.length > 0) {
  console.error(`Ports in use: ${usedPorts.join(', ')}. Another npm run dev may be running; stop it first.`);
  process.exit(1);
}
await writeLiveShell();
const servers = await Promise.all([
  startDevServer(shellConfig(join(root, 'shell'), { version, development }), {
    port: shellPort,
    name: 'shell',
    onState: tell('shell'),
  }),
  ...live.map(({ id, folder, devPort }) =>
    startDevServer(remoteConfig(join(root, folder), { version, development }), {
      port: devPort,
      name: id,
      onState: tell(id),
    }),
  ),
]);

// The content policy allows the shell's socket only when the shell is in the list of development servers.
const sources = [['mf-shell', shellPort], ...live.map(({ id, devPort }) => [id, devPort])];
const DEV_REMOTES = sources.map(([id, port]) => `${id}=${devUrl(port)}`).join(',');
const gateway = spawn(join(root, 'node_modules/.bin/tsx'), ['watch', '--clear-screen=false', 'gateway/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { FEDERATION_CORE: 'full', ...process.env, NODE_ENV: 'development', DEV_REMOTES },
});

let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  gateway.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.stop()));
  process.exitCode = code;
}
gateway.on('close', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
