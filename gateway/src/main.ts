import { join } from 'node:path';

import { logProcessFaults, makeDataFolder } from '@enlace/api/http';
import type { Logger } from 'pino';

import type { ApiPort } from './api-mount/api-port';
import { type EmbeddedApi, loadEmbeddedApi } from './api-mount/embedded-api';
import { createRemoteApi } from './api-mount/remote-api';
import { buildGateway } from './app';
import { ShellBuilds, ShellRefused } from './assets/shell-build';
import { environment, type GatewayEnv, parseGatewayEnv } from './env';
import { followBuilds } from './follow-builds';
import { loadDemo } from './load-demo';
import { loadRemotes } from './load-remotes';
import { Drain } from './ops/drain';
import { stopOnSignals } from './ops/graceful-stop';
import { createLogger } from './ops/logger';
import { checkPort } from './ops/port';
import { explainFailure } from './ops/start-failure';
import { welcome } from './ops/welcome';
import { developmentToken } from './registry/deploy-token';
import { findLiveMisfits } from './registry/releases/find-live-misfits';
import type { InstalledShell } from './registry/releases/find-misfits';
import { publishLocalBuilds } from './registry/releases/publish-local-builds';
import { isMissing } from './registry/store/json-file';
import { claimFolder } from './registry/store/claim-folder';
import { FolderStore } from './registry/store/folder-store';
import { createReleaseTrials } from './registry/trial/release-trials';

const root = join(import.meta.dirname, '../..');

await main();

/** Starts the product; with `--settings-only` it only names wrong settings, for `npm start` before a build. */
async function main(): Promise<void> {
  const { env, problems } = parseGatewayEnv(environment, root);
  const embedded = environment['API_URL'] ? null : await loadEmbeddedApi(environment, { root, loadDemo });
  const all = oncePerVariable([...problems, ...(embedded?.problems ?? [])]);
  if (env === null || all.length > 0) {
    process.stderr.write(`Enlace cannot start, these variables are wrong:\n${all.map((p) => `  ${p}\n`).join('')}`);
    process.exit(1);
  }
  if (process.argv.includes('--settings-only')) process.exit(0);
  try {
    await start(env, embedded);
  } catch (error) {
    const sentence = explainFailure(error, env);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

async function start(env: GatewayEnv, embedded: EmbeddedApi | null): Promise<void> {
  const isReadable = env.mode !== 'production' && process.stdout.isTTY;
  const logger = createLogger({ level: env.logLevel, isReadable });
  logProcessFaults(logger);
  await checkPort(env.port, env.host);
  await makeDataFolder(env.dataDir);
  const [store, shell, remotes] = await Promise.all([
    FolderStore.open(join(env.dataDir, 'registry')),
    ShellBuilds.open(join(env.dataDir, 'shell')),
    loadRemotes(root),
  ]);
  const remoteApi =
    env.apiUrl === null ? null : createRemoteApi(env.apiUrl, { secret: env.internalSecret, log: logger });
  if (remoteApi?.claimRegistryStore !== undefined)
    await claimFolder({
      folder: join(env.dataDir, 'registry'),
      adopts: env.adoptsDataDir,
      log: logger,
      claim: remoteApi.claimRegistryStore,
      onRefusal: (error) => {
        logger.fatal(error.message);
        process.exit(1);
      },
    });
  const shellDist = join(root, 'shell/dist');
  const live = { store, remotes, root, publishesLocalBuilds: env.publishLocalBuilds };
  const takeShell = (): Promise<unknown> =>
    shell
      .install(shellDist, (candidate) => findLiveMisfits(live, candidate))
      .catch((error: unknown) => {
        if (error instanceof ShellRefused) logger.error({ problems: error.problems }, error.message);
        else if (isMissing(error)) logger.warn('the shell is not built: pages answer 503 until it is');
        else throw error;
      });
  const trial = createReleaseTrials(() => shell.current);
  const takeRemotes = async (): Promise<unknown> => {
    const installedShell = (): InstalledShell | null => shell.current?.description ?? null;
    return env.publishLocalBuilds
      ? publishLocalBuilds({
          store,
          remotes,
          shell: installedShell,
          // In development every change makes a build; its author sees it at once.
          trial: env.mode === 'development' ? undefined : trial,
          root,
          log: logger,
        })
      : null;
  };
  // The database opens while the builds are installed.
  const [api] = await Promise.all([remoteApi ?? startEmbedded(embedded, logger), takeShell().then(takeRemotes)]);
  const deployToken = env.deployToken ?? (await developmentToken(join(env.dataDir, 'deploy-token')));
  const drain = new Drain();
  const app = await buildGateway({ env, logger, api, store, shell, remotes, trial, deployToken, drain });
  if (env.mode === 'development') {
    const remoteFiles = remotes.map(({ folder }) => join(root, folder, 'dist/build.json'));
    followBuilds(app, [
      { files: [join(shellDist, 'shell.json')], take: takeShell },
      { files: remoteFiles, take: takeRemotes },
    ]);
  }
  stopOnSignals(app, { drain, log: logger });
  await app.listen({ port: env.port, host: env.host });
  if (isReadable) process.stdout.write(welcome(env.publicUrl, api.demoAccounts));
  else logger.info({ url: env.publicUrl }, `Enlace is ready at ${env.publicUrl}`);
}

function startEmbedded(embedded: EmbeddedApi | null, logger: Logger): Promise<ApiPort> {
  if (embedded === null) throw new Error('neither an API in this process nor its address');
  return embedded.start(logger);
}

/** Gateway and API share some variables; each is named once. */
function oncePerVariable(problems: readonly string[]): string[] {
  const nameOf = (problem: string): string => problem.split(':', 1).join('');
  return problems.filter((problem, index) => problems.findIndex((p) => nameOf(p) === nameOf(problem)) === index);
}
