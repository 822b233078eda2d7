export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

type Answer = { readonly status?: number; readonly json: unknown } | (() => Promise<Response>);

/** Puts answers in the place of the network: by path, any other request fails. Tells what was sent. */
export function fakeFetch(answers: Record<string, Answer>): {
  readonly sent: SentRequest[];
  answer(path: string, answer: Answer): void;
} {
  const known = new Map(Object.entries(answers));
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    sent.push({
      url,
      method: (init.method ?? 'GET').toUpperCase(),
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: init.body === undefined || init.body === null ? undefined : String(init.body),
    });
    const answer = known.get(url.split('?')[0] ?? '');
    if (answer === undefined) throw new Error(`no answer for ${url}`);
    if (typeof answer === 'function') return answer();
    return new Response(JSON.stringify(answer.json), { status: answer.status ?? 200 });
  };
  return { sent, answer: (path, one) => void known.set(path, one) };
}

/** Another tab wrote to local storage. */
export function storageEvent(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
