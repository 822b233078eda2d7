import { foldBrackets, toFormEntries } from '@enlace/shared-contract/calls';

import type { Random } from '../../infrastructure/random/random';

export interface EvilRequest {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer;
  /** The body that a server must read; undefined for an unreadable body and for one with a file. */
  readonly understood: unknown;
  /** Whether the body is broken, so that the call must have no effect. */
  readonly isBroken: boolean;
}

const boundary = 'x-enlace-fuzz';

/** A body as the bytes of a request: mostly in one of the encodings that servers accept, sometimes in none of them. */
export function evilRequest(body: unknown, random: Random): EvilRequest {
  const json = Buffer.from(JSON.stringify(body) ?? 'null');
  const way = random.next();
  if (way < 0.05) return createBrokenRequest(json, random);
  if (way < 0.6 || typeof body !== 'object' || body === null || Array.isArray(body))
    return { ...withType('application/json', json), understood: JSON.parse(json.toString()), isBroken: false };
  const entries = toFormEntries({ ...body }).map(([name, value]): [string, string] => [name, String(value)]);
  if (way < 0.7) {
    const payload = Buffer.from(new URLSearchParams(entries).toString());
    const understoodBody = foldBrackets(new URLSearchParams(payload.toString()));
    return { ...withType('application/x-www-form-urlencoded', payload), understood: understoodBody, isBroken: false };
  }
  return multipart(entries, random);
}

function withType(type: string, payload: Buffer): Pick<EvilRequest, 'headers' | 'payload'> {
  return { headers: { 'content-type': type }, payload };
}

function createBrokenRequest(json: Buffer, random: Random): EvilRequest {
  const cutBody = json.subarray(0, Math.max(1, json.length - random.int(1, 5)));
  const shape = random.pick([
    withType('application/json', Buffer.concat([cutBody, Buffer.from('"{')])),
    withType('application/json', Buffer.concat([Buffer.from([0xff, 0xfe]), json])),
    withType('text/xml', json),
    withType('application/octet-stream', json),
    withType(`multipart/form-data; boundary=${boundary}`, json),
    withType('multipart/form-data', json),
  ]);
  return { ...shape, understood: undefined, isBroken: true };
}

function multipart(entries: readonly (readonly [string, string])[], random: Random): EvilRequest {
  const hasFile = random.chance(0.15);
  const parts = entries.map(([name, value], index) => {
    const file = hasFile && index === 0 ? '; filename="a.svg"\r\nContent-Type: image/svg+xml' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoteName(name)}"${file}\r\n\r\n${value}\r\n`;
  });
  const payload = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  // The body after encoding: characters that UTF-8 cannot express are replaced.
  const understoodBody = foldBrackets(entries.map(([name, value]) => [wellFormed(name), wellFormed(value)]));
  return {
    ...withType(`multipart/form-data; boundary=${boundary}`, payload),
    understood: hasFile ? undefined : understoodBody,
    isBroken: false,
  };
}

function quoteName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
