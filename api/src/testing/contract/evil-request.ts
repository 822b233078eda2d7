import { foldBrackets, toFormEntries } from '@enlace/shared-contract';

import type { Random } from '../../infrastructure/random/random';

export interface EvilRequest {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer;
  /** What a server must understand by it; undefined where it cannot be understood, or holds a file. */
  readonly understood: unknown;
  /** Whether it is broken, so that nothing may come of it whatever it says. */
  readonly isBroken: boolean;
}

const boundary = 'x-enlace-fuzz';

/** A body as the bytes of a request, in one of the ways that servers take, and sometimes in none. */
export function evilRequest(body: unknown, random: Random): EvilRequest {
  const json = Buffer.from(JSON.stringify(body) ?? 'null');
  const way = random.next();
  if (way < 0.05) return broken(json, random);
  if (way < 0.6 || typeof body !== 'object' || body === null || Array.isArray(body))
    return { ...typed('application/json', json), understood: JSON.parse(json.toString()), isBroken: false };
  const entries = toFormEntries({ ...body }).map(([name, value]): [string, string] => [name, String(value)]);
  if (way < 0.7) {
    const payload = Buffer.from(new URLSearchParams(entries).toString());
    const understood = foldBrackets(new URLSearchParams(payload.toString()));
    return { ...typed('application/x-www-form-urlencoded', payload), understood, isBroken: false };
  }
  return multipart(entries, random);
}

function typed(type: string, payload: Buffer): Pick<EvilRequest, 'headers' | 'payload'> {
  return { headers: { 'content-type': type }, payload };
}

function broken(json: Buffer, random: Random): EvilRequest {
  const cut = json.subarray(0, Math.max(1, json.length - random.int(1, 5)));
  const shape = random.pick([
    typed('application/json', Buffer.concat([cut, Buffer.from('"{')])),
    typed('application/json', Buffer.concat([Buffer.from([0xff, 0xfe]), json])),
    typed('text/xml', json),
    typed('application/octet-stream', json),
    typed(`multipart/form-data; boundary=${boundary}`, json),
    typed('multipart/form-data', json),
  ]);
  return { ...shape, understood: undefined, isBroken: true };
}

function multipart(entries: readonly (readonly [string, string])[], random: Random): EvilRequest {
  const hasFile = random.chance(0.15);
  const parts = entries.map(([name, value], index) => {
    const file = hasFile && index === 0 ? '; filename="a.svg"\r\nContent-Type: image/svg+xml' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n${value}\r\n`;
  });
  const payload = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  // As the bytes say it: what cannot be written in UTF-8 has become something else.
  const understood = foldBrackets(entries.map(([name, value]) => [wellFormed(name), wellFormed(value)]));
  return {
    ...typed(`multipart/form-data; boundary=${boundary}`, payload),
    understood: hasFile ? undefined : understood,
    isBroken: false,
  };
}

function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
