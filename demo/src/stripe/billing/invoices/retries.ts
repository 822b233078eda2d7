const daySeconds = 86_400;

/** Days after an invoice on which its charge is tried again; after the last one, the subscription is unpaid. */
const retryDays = [3, 7, 12, 21];

/** Time of the next attempt; null after the last one. */
export function retryAfter(creationTime: number, at: number): number | null {
  const times = retryDays.map((days) => creationTime + days * daySeconds);
  return times.find((time) => time > at) ?? null;
}
