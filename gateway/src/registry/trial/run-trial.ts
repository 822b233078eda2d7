import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RemoteManifest } from '@enlace/shared-contract/platform';

import { withTimeLimit } from '../../ops/time-limit';
import type { BuildCode, ReleaseCode, TrialOutcome } from '../../render/messages';
import { ProcessEnded, RenderProcess } from '../../render/render-process';
import type { BuildInfo } from '../releases/build-info';
import { isOwnSlice } from '../releases/check-pages';
import { createQuote } from './quote-code';

/** Limits of one trial. */
export interface TrialLimits {
  readonly milliseconds: number;
  readonly memoryMb: number;
}

const usualLimits: TrialLimits = { milliseconds: 20_000, memoryMb: 256 };
/** Names of one kind in a refusal. */
const mostNames = 20;

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
 * Runs a release once in a process of its own, which is one like the renderer's: an empty environment, no rights, and
 * limits of time and memory. Compares what its container really has with what its manifest states.
 */
export const runTrial: Trial = async (job, limits = usualLimits) => {
  const code = await readRelease(job);
  const outcome = await runAlone(code, limits);
  if (typeof outcome === 'string') return [`a trial run failed: ${outcome}`];
  const quote = createQuote([code.shell.code, code.server?.code ?? '', ...Object.values(code.scripts)]);
  if ('step' in outcome) return [`a trial run failed: ${describeFailure(outcome, code, quote)}`];
  return findDifferences(outcome.module, job, quote);
};

function describeFailure(
  { step, text }: Extract<TrialOutcome, { step: unknown }>,
  { container }: ReleaseCode,
  quote: (text: string) => string,
): string {
  if (step === 'entry') return `the container does not load: its entry leaves no container ${container}`;
  const part = { shell: "the shell's server part", container: 'the container', server: 'the server part' }[step];
  return `${part} does not load: ${quote(text)}`;
}

function findDifferences(
  module: Extract<TrialOutcome, { module: unknown }>['module'],
  { build, remote }: TrialJob,
  quote: (text: string) => string,
): string[] {
  const pages = remote.pages.map(({ name }) => name);
  return [
    ...(module.id === remote.id ? [] : [`its module says it is "${quote(module.id)}"`]),
    ...(module.serverId === module.id ? [] : ['the server part is that of another remote']),
    ...(module.contract === build.contract ? [] : ['its module has another contract']),
    ...pages.filter((page) => !module.screens.includes(page)).map((page) => `page "${page}" has no screen`),
    ...module.screens
      .filter((screen) => !pages.includes(screen))
      .slice(0, mostNames)
      .map((screen) => `screen "${quote(screen)}" has no page`),
    ...module.slices
      .filter((slice) => !isOwnSlice(remote.id, slice))
      .slice(0, mostNames)
      .map((slice) => `its module injects slice "${quote(slice)}" of another remote`),
  ];
}

/** The outcome, or the reason why there is none. */
async function runAlone(code: ReleaseCode, { milliseconds, memoryMb }: TrialLimits): Promise<TrialOutcome | string> {
  const late = `it did not load within ${milliseconds / 1000} s`;
  const trialProcess = await RenderProcess.start({ memoryMb, workMs: 2 * milliseconds });
  try {
    return await withTimeLimit(trialProcess.tryRelease(code), milliseconds, late);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason === late || error instanceof ProcessEnded ? reason : { step: 'container', text: reason };
  } finally {
    trialProcess.end('the trial is over');
  }
}

/** The process reads no files, so it gets their texts. */
async function readRelease({ files, build, shellFile }: TrialJob): Promise<ReleaseCode> {
  const { entry, container, server } = build;
  const paths = (await readdir(files, { recursive: true })).filter((path) => path.endsWith('.js'));
  const scripts = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(files, path), 'utf8')] as const),
  );
  return {
    entry,
    container,
    scripts: Object.fromEntries(scripts),
    shell: await readCode(shellFile),
    server: server === undefined ? null : await readCode(join(files, server)),
  };
}

async function readCode(file: string): Promise<BuildCode> {
  return { file, code: await readFile(file, 'utf8') };
}
