import { isIPv6 } from 'node:net';

/**
 * The counted address: an IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one customer.
 */
export function addressKey(ip: string): string {
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mappedAddress !== undefined) return mappedAddress;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const leftGroups = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - leftGroups.length - right.length }, () => '0');
  return [...leftGroups, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
