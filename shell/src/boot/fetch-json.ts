import { withTimeLimit } from '../lifecycle/time-limit';

/** JSON of the gateway; rejects after five seconds and for other answers than a success. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await withTimeLimit(fetch(address), 5000, address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
