import { isIP } from 'node:net';

import * as z from 'zod';

/** Names of address ranges that Fastify knows. */
const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

/** `true`, a number of proxies, or a list of their addresses and networks; Fastify's format. */
export const trustProxySetting = z.string().transform((text, context): boolean | number | string => {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  if (!text.split(',').every((part) => isAddressOrRange(part.trim())))
    context.addIssue('must be a number of proxies or their addresses, like 1 or 10.0.0.0/8,::1');
  return text;
});

function isAddressOrRange(text: string): boolean {
  if (rangeNames.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) ? Number(prefix) <= (version === 4 ? 32 : 128) : version === 4 && isIP(prefix) === 4;
}
