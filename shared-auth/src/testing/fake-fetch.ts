export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

type Answer = { readonly status?: number; readonly json: unknown } | (() => Promise<Response>);

/** Replaces the network by answers per path; other requests fail. Returns the sent requests. */
export function fakeFetch(answers: Record<string, Answer>): {
  readonly sentRequests: SentRequest[];
  answer(path: string, answer: Answer): void;
} {
  const replies = new Map(Object.entries(answers));
  const sentRequests: SentRequest[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    sentRequests.push({
      url,
      method: (init.method ?? 'GET').toUpperCase(),
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: init.body === undefined || init.body === null ? undefined : String(init.body),
    });
    const answer = replies.get(url.split('?')[0] ?? '');
    if (answer === undefined) throw new Error(`no answer for ${url}`);
    if (typeof answer === 'function') return answer();
    return new Response(JSON.stringify(answer.json), { status: answer.status ?? 200 });
  };
  return { sentRequests, answer: (path, one) => void replies.set(path, one) };
}

/** Simulates a write of another tab to local storage. */
export function storageEvent(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
