import { createServer } from 'node:net';

/** Rejects as listening would, before anything long has been started for nothing. */
export async function checkPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
