import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const patienceMs = 20_000;

/**
 * Stops on SIGTERM and SIGINT: refuses new connections, answers requests in progress, ends the process. A second
 * signal or a slow answer ends it at once.
 */
export function stopOnSignals(app: FastifyInstance, logger: Logger): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'stopping: answering what is under way');
    setTimeout(() => {
      logger.error('some requests were not answered in time');
      process.exit(1);
    }, patienceMs).unref();
    app.close().then(
      () => {
        logger.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'stopped with an error');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
