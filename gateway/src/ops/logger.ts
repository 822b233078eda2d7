import { Writable } from 'node:stream';

import { describeError } from '@enlace/api/http';
import pino, { type Logger } from 'pino';

const secretHeaders = ['authorization', 'cookie', 'set-cookie', 'x-csrf-token'];

export interface LogOptions {
  readonly level: string;
  /** Human-readable lines for a terminal instead of JSON. */
  readonly isReadable: boolean;
}

/** The process's log: JSON lines with redacted secrets. */
export function createLogger({ level, isReadable }: LogOptions, target: Writable = process.stdout): Logger {
  return pino(
    {
      level,
      redact: {
        paths: secretHeaders.flatMap((name) =>
          ['headers', 'req.headers', 'res.headers', 'request.headers'].map((place) => `${place}["${name}"]`),
        ),
        censor: '[redacted]',
      },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    isReadable ? readable(target) : target,
  );
}

const levels: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

function readable(target: Writable): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, callback) {
      target.write(`${toLine(chunk.toString('utf8'))}\n`);
      callback();
    },
  });
}

function toLine(text: string): string {
  try {
    const { level, msg, err, reqId } = JSON.parse(text);
    const reason = err === undefined ? '' : ` (${err.code ?? err.name}: ${err.message})`;
    const request = reqId === undefined || level < 40 ? '' : ` [${reqId}]`;
    return `${levels[level] ?? ''}${msg ?? ''}${reason}${request}`;
  } catch {
    return text.trimEnd();
  }
}
