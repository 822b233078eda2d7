import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

const running = new Set();

/** Ends all running programs with their process groups: no process survives the command. */
export function stopLanes() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has ended already.
    }
  }
}

/**
 * Runs one program of a lane and also writes its output to `log`. A program that prints nothing for `quietMs` makes no
 * progress and is stopped. Resolves to `{ code, output }`.
 */
export function runProgram([command, ...args], { cwd, env, log, quietMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const file = createWriteStream(log, { flags: 'a' });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        timer.refresh();
        chunks.push(chunk);
        file.write(chunk);
      });
    }
    const timer = setTimeout(() => {
      const reason = Buffer.from(`\nstopped: no output for ${Math.round(quietMs / 1000)} s\n`);
      chunks.push(reason);
      file.write(reason);
      process.kill(-child.pid, 'SIGKILL');
    }, quietMs);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      file.end();
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
