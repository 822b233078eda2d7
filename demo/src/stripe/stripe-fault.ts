import { randomBytes } from 'node:crypto';

/** An error in the format of Stripe. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> & { readonly type: string; readonly message: string },
  ) {
    super(body.message);
  }
}

export function invalidRequest(
  message: string,
  more: Readonly<Record<string, unknown>> = {},
  status = 400,
): StripeFault {
  return new StripeFault(status, { type: 'invalid_request_error', message, ...more });
}

export function missingObject(kind: string, id: string): StripeFault {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'intent' }, 404);
}

/** A new id, e.g. `pi_3…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex').slice(0, 24)}`;
}
