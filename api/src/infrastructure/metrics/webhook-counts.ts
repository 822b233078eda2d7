/** What happened to an event of Stripe: `refused` has no right signature, `failed` is sent again by Stripe. */
type WebhookOutcome = 'accepted' | 'refused' | 'failed';

const counts: Record<WebhookOutcome, number> = { accepted: 0, refused: 0, failed: 0 };

/** Counts the events that this process received. */
export function countWebhook(outcome: WebhookOutcome): void {
  counts[outcome] += 1;
}

/** Events since the start of this process. */
export function webhookCounts(): Readonly<Record<WebhookOutcome, number>> {
  return { ...counts };
}
