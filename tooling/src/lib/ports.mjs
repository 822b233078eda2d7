import { createServer } from 'node:net';

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(port, host, () => {
      const takenPort = server.address().port;
      server.close(() => resolve(takenPort));
    });
  });
}

/** A port without a listener at this moment. */
export function freePort() {
  return listen(0, '127.0.0.1');
}

/** Whether a port of this machine is free. */
export async function isPortFree(port) {
  return listen(port, '127.0.0.1').then(
    () => true,
    () => false,
  );
}
