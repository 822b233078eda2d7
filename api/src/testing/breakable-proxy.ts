import { connect, createServer, type Socket } from 'node:net';

export interface BreakableProxy {
  readonly port: number;
  /** Resets all connections, like a firewall or a network that fails. New connections work. */
  resetAll(): void;
  close(): Promise<void>;
}

/** A TCP proxy before a server of this machine whose connections a test can break. */
export async function openBreakableProxy(targetPort: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const target = keep(connect(targetPort, '127.0.0.1'));
    keep(client).pipe(target).pipe(client);
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const resetAll = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    resetAll,
    close: async () => {
      resetAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
