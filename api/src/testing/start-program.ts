import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Program {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything that the program has printed. */
  output(): string;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Starts the API alone as a process and waits until it answers, or until it has ended. `execArgv` are flags of Node.
 */
export async function startProgram(env: NodeJS.ProcessEnv, execArgv: readonly string[] = []): Promise<Program> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = fileURLToPath(new URL('./api-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [...execArgv, program], {
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      chunks.push(text);
    });
  const isHealthy = async (): Promise<boolean> => {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    return answer?.status === 200;
  };
  while (child.exitCode === null && !(await isHealthy())) await sleep(100);
  return {
    child,
    origin,
    output: () => chunks.join(''),
    isHealthy,
    stop: async () => {
      child.kill();
      await new Promise((resolve) =>
        child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(null),
      );
    },
  };
}

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
