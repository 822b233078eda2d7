import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a program to its end without printing. `onLine` receives each line of its output.
 * Resolves to `{ code, output }`, also after a failure; a program that cannot start has code 127.
 */
export function run(command, args, { cwd, env, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine?.(line);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output: lines.join('\n') }));
  });
}

/**
 * Runs a long-lived program in this terminal until it ends. Ctrl-C reaches both processes; this one waits for the
 * graceful end and uses its exit code.
 */
export function runInForeground(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    const ignore = () => undefined;
    process
      .on('SIGINT', process.stdin.isTTY ? ignore : pass)
      .on('SIGTERM', pass)
      .on('SIGHUP', pass);
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 0));
  });
}
