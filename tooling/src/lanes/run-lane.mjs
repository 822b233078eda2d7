import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

import { eventReader } from './events/read-events.mjs';

const graceMs = 15_000;
const readEveryMs = 500;

/**
 * Runs a program with its processor time in `times` of the shell, which counts all descendants that it waited for. The
 * shell survives the signals that end the program. `times` is written to descriptor 3.
 */
const measuringScript = 'trap : INT TERM; "$@"; code=$?; times >&3; exit $code';

/** Seconds of the second line of `times`: user and system time of the descendants, `1m2.5s 0m1.25s`. */
export function parseTimes(text) {
  const parts = [...(text.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.length === 0 ? null : parts.reduce((sum, [, minutes, rest]) => sum + 60 * minutes + Number(rest), 0);
}

/**
 * Runs one program of a lane, in a process group of its own, and also writes its output to `log`. The program is
 * stopped, with its group, when
 * - it makes no progress for `quietMs`: no event in the file `events`, or, without such a file, no output,
 * - `onEvents(events)` returns a reason,
 * - `signal` is aborted; its reason is a text.
 * Resolves to `{ code, output, stopReason, processorSeconds }`; the last two are null when there is none.
 */
export function runProgram([command, ...args], { cwd, env, log, quietMs, events, onEvents, signal }) {
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', measuringScript, 'sh', command, ...args], {
      cwd,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...(events === undefined ? {} : { ENLACE_TEST_EVENTS: events }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const file = createWriteStream(log, { flags: 'a' });
    const chunks = [];
    let times = '';
    let stopReason = null;
    let killTimer = null;
    let lastProgress = performance.now();

    const write = (chunk) => {
      chunks.push(chunk);
      file.write(chunk);
    };
    const signalGroup = (name) => {
      try {
        process.kill(-child.pid, name);
      } catch {
        // All processes of the group have ended.
      }
    };
    function stop(reason) {
      if (stopReason !== null) return;
      stopReason = reason;
      write(Buffer.from(`\nstopped: ${reason}\n`));
      // As Ctrl-C in a terminal: a runner of tests then ends what it started.
      signalGroup('SIGINT');
      killTimer = setTimeout(() => {
        signalGroup('SIGKILL');
        // Processes of other groups can keep the streams open.
        for (const stream of child.stdio) stream?.destroy();
      }, graceMs);
    }
    const readEvents = events === undefined ? () => [] : eventReader(events);
    function readProgress() {
      const newEvents = readEvents();
      if (newEvents.length > 0) lastProgress = performance.now();
      const reason = onEvents?.(newEvents) ?? null;
      if (reason !== null) stop(reason);
    }
    const timer = setInterval(() => {
      readProgress();
      const what = events === undefined ? 'no output' : 'no test began or ended';
      if (performance.now() - lastProgress > quietMs) stop(`${what} for ${Math.round(quietMs / 1000)} s`);
    }, readEveryMs);
    const stopForSignal = () => stop(String(signal.reason));
    signal?.addEventListener('abort', stopForSignal);
    if (signal?.aborted) stopForSignal();

    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        if (events === undefined) lastProgress = performance.now();
        write(chunk);
      });
    child.stdio[3].on('data', (chunk) => (times += chunk));
    const finish = (code) => {
      clearInterval(timer);
      clearTimeout(killTimer);
      signal?.removeEventListener('abort', stopForSignal);
      if (stopReason !== null) signalGroup('SIGKILL');
      readProgress();
      file.end();
      resolve({ code, output: Buffer.concat(chunks).toString(), stopReason, processorSeconds: parseTimes(times) });
    };
    child.on('error', (error) => {
      write(Buffer.from(error.message));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
