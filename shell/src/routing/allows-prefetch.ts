import type { PrefetchSign } from '@enlace/shared-ui';

/** The parts of the Network Information API that browsers with Chromium have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits per second. */
  readonly downlink?: number;
  readonly type?: string;
}

/** Megabits per second from which code of pages nearby does not delay what the user opens next. */
const fastDownlink = 5;

/**
 * Whether code may be prefetched on the connection of this device. Safari and Firefox do not describe it: there only a
 * sign of the user counts.
 */
export function allowsPrefetch(sign: PrefetchSign): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  const isLimited = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  if (isLimited || sign !== 'near') return !isLimited;
  return (
    connection?.effectiveType === '4g' && (connection.downlink ?? 0) >= fastDownlink && connection.type !== 'cellular'
  );
}
