import { AppError, codeOfStatus } from '@enlace/shared-contract/errors';

/**
 * Sends JSON by a request that outlives the page: the last message of a page that is hidden or closed. It is not
 * repeated, and an expired token is not refreshed. Returns the body of the answer, null for an answer without JSON. A
 * closed page reads no answer.
 *
 * The request goes to the origin of the site, also when the API has an origin of its own (docs/guides/run.md). The
 * gateway forwards it, and a page that closes cannot wait for the preflight of another origin.
 *
 * @param token the bearer token, which the clients of shared-auth send, too; the API needs no CSRF token
 * @throws NETWORK without an answer, and for a body above 64 KiB; else the code of the answer's status, such as
 *   UNAUTHENTICATED for an expired token
 */
export async function sendLast(path: string, body: object, token: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request: RequestInit = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
  const answer = await fetch(path, request).catch((cause: unknown) => {
    throw new AppError('NETWORK', { cause });
  });
  if (!answer.ok) throw new AppError(codeOfStatus(answer.status), { status: answer.status });
  const answerBody: unknown = await answer.json().catch(() => null);
  return answerBody;
}
