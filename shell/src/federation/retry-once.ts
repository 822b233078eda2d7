/**
 * Repeats failed work once. A failed preload answers the first script of its address without a request; the second
 * script has a new address.
 */
export function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => work());
}
