import type { Logger } from 'pino';

import { withoutCredentials } from './describe-error';

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
  if (!(error instanceof Error)) return { reason: withoutCredentials(String(error), 500) };
  return {
    reason: withoutCredentials(error.message, 500),
    type: error.name,
    stack: withoutCredentials(error.stack ?? '', 4000),
    ...('code' in error ? { code: String(error.code) } : {}),
  };
}
