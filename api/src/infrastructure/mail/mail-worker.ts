import type { Db } from '../db/database';
import type { MailTransport } from './mail-transport';
import { giveUp, markSent, onMailQueued, type OutboxMail, postpone, takeDueMails } from './outbox.repository';
import { type MailSettings, renderMail } from './render-mail';

/** 30 s, 1 min, 2 min … at most 6 h: eleven tries within about 15 hours. */
const mostAttempts = 11;
const batch = 10;
const longestWait = 6 * 3600;

export interface MailWorkerOptions {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly settings: MailSettings;
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  readonly pollMs?: number;
}

export interface MailWorker {
  /** Looks into the outbox soon, without waiting for the next poll. */
  wake(): void;
  /** Sends what is due now; answers how many mails it took. */
  run(): Promise<number>;
  close(): Promise<void>;
}

/** Sends the outbox's mails, with growing pauses while sending fails. Any number of processes may run one. */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  let isClosed = false;
  let running: Promise<number> | undefined;
  let isAskedAgain = false;
  const timer = setInterval(wake, options.pollMs ?? 5000);
  timer.unref();
  const forget = onMailQueued(wake);

  async function send(taken: OutboxMail): Promise<void> {
    if (taken.mail === null) return giveUp(options.db, taken.id, 'unreadable values');
    try {
      await options.transport.send(taken.recipient, renderMail(taken.mail, taken.locale, options.settings));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const details = { mail: taken.id, template: taken.mail.template, attempts: taken.attempts, reason };
      if (taken.attempts >= mostAttempts) {
        options.log.error(details, 'mail given up');
        return giveUp(options.db, taken.id, reason);
      }
      options.log.warn(details, 'mail not sent, will be tried again');
      return postpone(options.db, taken.id, Math.min(30 * 2 ** (taken.attempts - 1), longestWait), reason);
    }
    return markSent(options.db, taken.id);
  }

  async function drain(): Promise<number> {
    let total = 0;
    while (!isClosed) {
      const taken = await takeDueMails(options.db, batch);
      await Promise.all(taken.map(send));
      total += taken.length;
      if (taken.length < batch) break;
    }
    return total;
  }

  /** One that is under way may have looked before the caller's mail was there: another one follows it. */
  async function run(): Promise<number> {
    while (running !== undefined) await running.catch(() => 0);
    return begin();
  }

  function begin(): Promise<number> {
    running = drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (isClosed) return;
    if (running !== undefined) {
      isAskedAgain = true;
      return;
    }
    begin()
      .catch((error: unknown) => {
        options.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'outbox not readable');
      })
      .finally(() => {
        if (!isAskedAgain) return;
        isAskedAgain = false;
        wake();
      });
  }

  return {
    wake,
    run,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      forget();
      await running?.catch(() => undefined);
    },
  };
}
