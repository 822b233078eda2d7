import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import type { Drain } from './drain';

/** Time for the requests in progress; then their connections end. */
const drainMs = 6_000;
/** Time for the answers of refused requests to leave. */
const lastAnswersMs = 250;
/** Time for all; a load balancer or a supervisor kills the process at ten seconds. */
const mostMs = 9_500;

/**
 * Stops on SIGTERM and SIGINT: refuses new requests with 503, answers requests in progress, ends the process within ten
 * seconds. A second signal ends it at once.
 */
export function stopOnSignals(
  app: FastifyInstance,
  { drain, log }: { readonly drain: Drain; readonly log: Logger },
): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping: answering what is under way');
    setTimeout(() => {
      log.error('the process did not stop in time');
      process.exit(1);
    }, mostMs).unref();
    endAll(app, drain, log).then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function endAll(app: FastifyInstance, drain: Drain, log: Logger): Promise<void> {
  const end = Date.now() + drainMs;
  drain.start();
  await drain.waitForHeaders(end);
  // The start of the close ends answers that are held open, such as streams of events.
  const closing = app.close();
  const openCount = await drain.waitForEndOfAnswers(end);
  if (openCount > 0) log.warn({ openCount }, 'some requests were not answered in time');
  // Connections without a request, such as those that browsers open ahead, would keep the server open.
  setTimeout(() => app.server.closeAllConnections(), lastAnswersMs).unref();
  await closing;
}
