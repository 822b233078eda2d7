import { fork } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RemoteManifest } from '@enlace/shared-contract/platform';
import * as z from 'zod/mini';

import type { BuildInfo } from '../releases/build-info';
import { isOwnSlice } from '../releases/check-pages';

/** Limits of one trial. */
export interface TrialLimits {
  readonly milliseconds: number;
  readonly memoryMb: number;
}

const usualLimits: TrialLimits = { milliseconds: 20_000, memoryMb: 256 };

const program = fileURLToPath(new URL('./trial-process.mjs', import.meta.url));

const reportSchema = z.union([
  z.object({ problem: z.string() }),
  z.object({
    module: z.object({
      id: z.string(),
      contract: z.number(),
      screens: z.array(z.string()),
      slices: z.array(z.string()),
    }),
  }),
]);

type Report = z.infer<typeof reportSchema>;

export interface TrialJob {
  /** Folder with the files of the release. */
  readonly files: string;
  readonly build: Pick<BuildInfo, 'entry' | 'container' | 'contract' | 'server'>;
  readonly remote: Pick<RemoteManifest, 'id' | 'pages'>;
  /** Server part of the installed shell; it has the lent libraries. */
  readonly shellFile: string;
}

/** Runs releases before they go live; resolves to the reasons against one. */
export type Trial = (job: TrialJob, limits?: TrialLimits) => Promise<string[]>;

/**
 * Runs a release once in a process of its own, with an empty environment, read access to the release and the shell
 * only, and limits of time and memory. Compares what its container really has with what its manifest states.
 */
export const runTrial: Trial = async ({ files, build, remote, shellFile }, limits = usualLimits) => {
  const { entry, container, server = null } = build;
  const report = await askProcess({ files: await realpath(files), entry, container, server, shellFile }, limits);
  if ('problem' in report) return [`a trial run failed: ${report.problem}`];
  const { module } = report;
  const pages = remote.pages.map(({ name }) => name);
  return [
    ...(module.id === remote.id ? [] : [`its module says it is "${module.id}"`]),
    ...(module.contract === build.contract ? [] : [`its module has contract ${module.contract}`]),
    ...pages.filter((page) => !module.screens.includes(page)).map((page) => `page "${page}" has no screen`),
    ...module.screens.filter((screen) => !pages.includes(screen)).map((screen) => `screen "${screen}" has no page`),
    ...module.slices
      .filter((slice) => !isOwnSlice(remote.id, slice))
      .map((slice) => `its module injects slice "${slice}" of another remote`),
  ];
};

interface ProcessJob {
  readonly files: string;
  readonly entry: string;
  readonly container: string;
  readonly server: string | null;
  readonly shellFile: string;
}

async function askProcess(job: ProcessJob, limits: TrialLimits): Promise<Report> {
  const shellFile = await realpath(job.shellFile);
  const readable = [program, job.files, dirname(shellFile)];
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const child = fork(program, {
    env: {},
    execArgv: [
      flag,
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${limits.memoryMb}`,
      '--no-warnings',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (report: Report): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(report);
    };
    const timer = setTimeout(
      () => end({ problem: `it did not load within ${limits.milliseconds / 1000} s` }),
      limits.milliseconds,
    );
    child.once('message', (message) => {
      const parsed = reportSchema.safeParse(message);
      end(parsed.success ? parsed.data : { problem: 'its answer is not readable' });
    });
    child.once('error', (error) => end({ problem: error.message }));
    child.once('exit', (code, signal) => end({ problem: `the process ended with ${signal ?? code}` }));
    child.send({ ...job, shellFile });
  });
}
