/**
 * Tries once more what has failed. A preload that failed answers the first script of its address without asking the
 * network, however long ago that was; the second one asks at a fresh address.
 */
export function twice<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => work());
}
