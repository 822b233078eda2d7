import { Client } from 'pg';
import type { Logger } from 'pino';

export interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  /** Name of the connection in `pg_stat_activity`. */
  readonly connectionName: string;
  /** Gets each message; null when messages can have been missed. */
  readonly onMessage: (text: string | null) => void;
  readonly logger: Logger;
}

const retryMs = 500;
const checkMs = 10_000;

/** Listens on a connection of its own, and on a new one after it broke. Returns the function that ends it. */
export function listenOnPostgres(options: ListenOptions): () => Promise<void> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let hasBroken = false;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: options.url,
      application_name: options.connectionName,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    client = next;
    let isOver = false;
    const retry = (reason: string): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      void next.end().catch(() => undefined);
      if (isEnded) return;
      if (!hasBroken) options.logger.warn({ reason }, 'changes of data are not heard for a moment');
      hasBroken = true;
      timer = setTimeout(() => void connect(), retryMs).unref();
    };
    next.on('error', (error) => retry(error.message));
    next.on('end', () => retry('the connection has ended'));
    next.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    // A connection can break without a message.
    const check = (): void => {
      timer = setTimeout(() => {
        next.query('select 1').then(check, (error: unknown) => retry(String(error)));
      }, checkMs).unref();
    };
    try {
      await next.connect();
      await next.query(`listen ${options.channel}`);
      if (hasBroken) options.onMessage(null);
      hasBroken = false;
      check();
    } catch (error) {
      retry(String(error));
    }
  };
  void connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
