import { createHmac } from 'node:crypto';

/** Sends a body with its signature to the webhook; answers the status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** Pauses before the next try of a webhook that was not accepted, in milliseconds. */
const pauses = [0, 1000, 5000, 30_000];

/**
 * Sends events as Stripe does: signed, after the answer to the call that caused them, and again when the webhook does
 * not accept them. A process that ends forgets them; Stripe’s guarantee is "at least once, in any order".
 */
export class WebhookSender {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  constructor(
    private readonly deliver: Deliver,
    private readonly secret: string,
  ) {}

  send(event: object, tries = 0): void {
    const pause = pauses[tries];
    if (this.#isClosed || pause === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const work = this.#try(event, tries).finally(() => this.#running.delete(work));
      this.#running.add(work);
    }, pause);
    this.#timers.add(timer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  async #try(event: object, tries: number): Promise<void> {
    const body = JSON.stringify(event, null, 2);
    const status = await this.deliver(body, sign(body, this.secret)).catch(() => 0);
    if (status < 200 || status >= 300) this.send(event, tries + 1);
  }
}

function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
