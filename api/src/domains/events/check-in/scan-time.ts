import type { Scan } from '@enlace/shared-contract/attendees';

/** Milliseconds between a scan and its arrival at most, for a scan that is sent at once. */
const onlineDelay = 2 * 60_000;
/** Milliseconds that a request can take: a smaller difference is no wrong clock. */
const longestRequest = 5000;

interface Arrival {
  /** Time of the request by the clock of the device. */
  readonly sentAt: string | undefined;
  readonly now: Date;
  /** The earliest time that is plausible; null for 1970. */
  readonly earliest: Date | null;
}

/**
 * Adds the clock error of the device, measured when it sent the request. `clock_offset` is subtracted, because the scan
 * contains it already. The clock can be set before the scan or after it: of both times the later one counts, so that no
 * scan wins by it. A future or implausible time becomes the time of arrival.
 */
export function correctScan(scan: Scan, { sentAt, now, earliest }: Arrival): Scan {
  const difference = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt) - (scan.clock_offset ?? 0);
  const isEarlier = scan.clock_offset !== undefined && difference < 0;
  const shift = isEarlier || Math.abs(difference) < longestRequest ? 0 : difference;
  const at = Date.parse(scan.scanned_at) + shift;
  const isPlausible = at <= now.getTime() && at >= (earliest?.getTime() ?? 0);
  return { ...scan, scanned_at: (isPlausible ? new Date(at) : now).toISOString() };
}

/** The same for a scan that is sent at once. */
export function correctOnlineScan(scan: Scan, now: Date): Scan {
  return correctScan(scan, { sentAt: scan.sent_at, now, earliest: new Date(now.getTime() - onlineDelay) });
}
