import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { readCpuMs } from './cpu-time';
import type { ApiAnswer, ApiCall, BuildCode, BuildFiles, RenderedPage, RenderJob, RenderMessage } from './messages';
import { type ReleaseCode, type RenderReport, renderReportSchema, type TrialOutcome } from './messages';
import { workerProgram } from './worker-program';

export interface RenderProcessOptions {
  /** Heap limit in megabytes; the process ends above it. */
  readonly memoryMb: number;
  /** Computing time in milliseconds after which a process that answers nothing counts as blocked. */
  readonly workMs: number;
}

/** Failure of all pending work of a process that has ended. */
export class ProcessEnded extends Error {
  constructor(
    reason: string,
    /** Whether no other work can have ended the process. */
    readonly isAlone: boolean,
  ) {
    super(reason);
    this.name = 'ProcessEnded';
  }
}

interface Waiting {
  readonly sendRequest: (call: ApiCall) => Promise<ApiAnswer>;
  resolve(report: RenderReport): void;
  reject(error: Error): void;
}

const tickMs = 250;
/** Loading a build compiles megabytes of code. */
const loadWorkFactor = 5;
/** Longest silence where the system does not state the computing time, as a multiple of it. */
const silenceFactor = 5;
/** Longest silence in any case. */
const longestSilenceMs = 60_000;

/**
 * Refuses `Function` and `eval`. A function that they make can import modules when the code that calls them can, such
 * as the code of Node.js and of the program itself.
 */
const noCodeFromTexts = '--disallow-code-generation-from-strings';

/**
 * One process that renders pages. It has no environment; Node's permission model refuses it files, child processes
 * and threads, and texts do not become code. Its messages are checked.
 */
export class RenderProcess {
  readonly #waiting = new Map<number, Waiting>();
  readonly #loads = new Map<string, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #lastId = 0;
  #loadCount = 0;
  #isReady = false;
  #isEnded = false;
  #isPinged = false;
  #signAt = Date.now();
  #cpuAtSign: number | null = null;

  private constructor(
    private readonly child: ChildProcess,
    private readonly options: RenderProcessOptions,
  ) {
    child.on('message', (message) => this.#receive(message));
    child.on('error', (error) => this.#fail(error.message));
    child.on('exit', () => this.#fail('the rendering process has ended'));
    child.unref();
    child.channel?.unref();
    this.#timer = setInterval(() => void this.#look(), tickMs).unref();
  }

  static async start(options: RenderProcessOptions): Promise<RenderProcess> {
    const program = await workerProgram();
    const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
    const rights = [flag, noCodeFromTexts, `--max-old-space-size=${options.memoryMb}`];
    const child = spawn(process.execPath, [...rights, ...program], {
      cwd: '/',
      env: {},
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new RenderProcess(child, options);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether the process ever worked. */
  get isReady(): boolean {
    return this.#isReady;
  }

  cpuMs(): Promise<number | null> {
    return this.child.pid === undefined ? Promise.resolve(null) : readCpuMs(this.child.pid);
  }

  /** Loads the builds of a page once. */
  load({ shellFile, remoteFile }: BuildFiles): Promise<void> {
    const name = `${shellFile}\n${remoteFile ?? ''}`;
    const loading = this.#loads.get(name) ?? this.#load(shellFile, remoteFile);
    this.#loads.set(name, loading);
    loading.catch(() => this.#loads.delete(name));
    return loading;
  }

  async render(job: RenderJob, sendRequest: (call: ApiCall) => Promise<ApiAnswer>): Promise<RenderedPage> {
    const { boot, address, shellFile, remoteFile } = job;
    const files = { shellFile, remoteFile };
    const report = await this.#post(sendRequest, (id) => ({ kind: 'render', id, files, boot, address }));
    if (report.kind !== 'rendered') throw new Error('nothing was rendered');
    return report.page;
  }

  /** Runs a release once. Use a process that renders no pages. */
  async tryRelease(code: ReleaseCode): Promise<TrialOutcome> {
    const report = await this.#post(refuseCall, (id) => ({ kind: 'try', id, code }));
    if (report.kind !== 'tried') throw new Error('nothing was tried');
    return report.outcome;
  }

  /** Ends the process at once, during any work. */
  end(reason: string): void {
    this.#fail(reason);
    this.child.kill('SIGKILL');
  }

  async #load(shellFile: string, remoteFile: string | null): Promise<void> {
    const [shell, remote] = await Promise.all([readCode(shellFile), remoteFile === null ? null : readCode(remoteFile)]);
    this.#loadCount += 1;
    try {
      await this.#post(refuseCall, (id) => ({ kind: 'load', id, shell, remote }));
    } finally {
      this.#loadCount -= 1;
    }
  }

  #post(sendRequest: Waiting['sendRequest'], make: (id: number) => RenderMessage): Promise<RenderReport> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(new ProcessEnded('the rendering process has ended', false));
      this.#lastId += 1;
      if (this.#waiting.size === 0) this.#noteSign();
      this.#waiting.set(this.#lastId, { sendRequest, resolve, reject });
      this.#send(make(this.#lastId));
    });
  }

  #send(message: RenderMessage): void {
    if (!this.#isEnded && this.child.connected) this.child.send(message, () => undefined);
  }

  #receive(message: unknown): void {
    const parsed = renderReportSchema.safeParse(message);
    if (!parsed.success) return;
    this.#noteSign();
    this.#isPinged = false;
    this.#answer(parsed.data);
  }

  #answer(report: RenderReport): void {
    if (report.kind === 'ready' || report.kind === 'pong') {
      this.#isReady = true;
      return;
    }
    const work = this.#waiting.get(report.id);
    if (work === undefined) return;
    if (report.kind === 'call') {
      void work
        .sendRequest(report.request)
        .catch((): ApiAnswer => ({ status: 503, body: null }))
        .then(({ status, body }) => this.#send({ kind: 'answer', call: report.call, answer: { status, body } }));
      return;
    }
    this.#waiting.delete(report.id);
    if (report.kind === 'failed') work.reject(new Error(report.reason));
    else work.resolve(report);
  }

  #noteSign(): void {
    this.#signAt = Date.now();
    this.#cpuAtSign = null;
  }

  /** Ends a process that computes without an answer. On a busy machine it gets little time and is not blamed. */
  async #look(): Promise<void> {
    if (this.#waiting.size === 0 || this.#isEnded) return;
    if (!this.#isPinged) this.#send({ kind: 'ping' });
    this.#isPinged = true;
    const signAt = this.#signAt;
    const cpu = await this.cpuMs();
    if (signAt !== this.#signAt || this.#isEnded) return;
    const workMs = this.options.workMs * (this.#loadCount > 0 || !this.#isReady ? loadWorkFactor : 1);
    const silenceMs = Date.now() - signAt;
    this.#cpuAtSign ??= cpu;
    const isBlocked =
      cpu === null || this.#cpuAtSign === null ? silenceMs > workMs * silenceFactor : cpu - this.#cpuAtSign > workMs;
    if (isBlocked || silenceMs > longestSilenceMs) this.end('the renderer was blocked');
  }

  #fail(reason: string): void {
    this.#isEnded = true;
    clearInterval(this.#timer);
    const pendingWork = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of pendingWork) reject(new ProcessEnded(reason, this.#isReady && pendingWork.length === 1));
  }
}

async function readCode(file: string): Promise<BuildCode> {
  return { file, code: await readFile(file, 'utf8') };
}

const refuseCall = (): Promise<ApiAnswer> => Promise.resolve({ status: 403, body: null });
