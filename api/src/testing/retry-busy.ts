/** Repeats a request that a busy platform refuses (503), as a browser does. */
export async function retryBusy<Answer extends { readonly statusCode: number } | { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (('status' in answer ? answer.status : answer.statusCode) !== 503) return answer;
  }
}
