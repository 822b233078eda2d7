import type { Logger } from 'pino';

/** User and password of an address: `postgres://user:password@host`. */
const credentials = /\/\/[^/\s@]*@/g;

/**
 * Logs errors that no code has handled, then ends the process, because its state is unknown. Without this, they are
 * written to stderr as plain text with all properties of the error, which can contain values of a driver.
 */
export function logProcessFaults(logger: Logger): void {
  const end = (message: string) => (error: unknown) => {
    logger.fatal(describeFault(error), message);
    logger.flush();
    process.exit(1);
  };
  process.once('uncaughtException', end('an error was not handled: the process ends'));
  process.once('unhandledRejection', end('a rejection was not handled: the process ends'));
}

function describeFault(error: unknown): object {
  const describe = (text: string, length: number): string =>
    text.replace(credentials, '//[redacted]@').slice(0, length);
  if (!(error instanceof Error)) return { reason: describe(String(error), 500) };
  return {
    reason: describe(error.message, 500),
    type: error.name,
    stack: describe(error.stack ?? '', 4000),
    ...('code' in error ? { code: String(error.code) } : {}),
  };
}
