import { withTimeout } from '../lifecycle/with-timeout';

/** JSON of the gateway; rejects after five seconds and for other answers than a success. */
export async function askJson(address: string): Promise<unknown> {
  const response = await withTimeout(fetch(address), 5000, address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
