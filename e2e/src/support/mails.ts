import { expect, type APIRequestContext } from '@playwright/test';

interface CaughtMail {
  readonly recipient: string;
  readonly text: string;
}

/** Waits for the newest mail to an address and returns its code of six digits. */
export async function mailedPin(request: APIRequestContext, recipient: string): Promise<string> {
  let pin = '';
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: readonly CaughtMail[] };
      const text = data.find((mail) => mail.recipient === recipient)?.text ?? '';
      pin = /\b\d{6}\b/.exec(text)?.[0] ?? '';
      return pin;
    })
    .toMatch(/^\d{6}$/);
  return pin;
}
