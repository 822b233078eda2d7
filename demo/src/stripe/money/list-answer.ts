import type { SandboxAnswer } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { tableOf } from '../test-cards';

/** A page of objects that fit a request: of a payment, made since a time, after the last one of another page. */
export function listAnswer(
  url: string,
  objects: readonly StripeObject[],
  form: Readonly<Record<string, unknown>>,
): SandboxAnswer {
  const { payment_intent: intent, charge, created: range, starting_after: last } = form;
  const since = Number(tableOf(range)['gte'] ?? 0);
  const matches = objects.filter(
    (object) =>
      (intent === undefined || object['payment_intent'] === intent) &&
      (charge === undefined || object['charge'] === charge) &&
      Number(object['created']) >= since,
  );
  const start = last === undefined ? 0 : matches.findIndex(({ id }) => id === last) + 1;
  const limit = Number(form['limit'] ?? 10);
  const data = matches.slice(start, start + limit);
  return { status: 200, body: { object: 'list', url, has_more: matches.length > start + limit, data } };
}
