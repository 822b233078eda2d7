/** Asks as a browser does: again, when the platform has no room at the moment (503). */
export async function askAgain<Answer extends { readonly statusCode: number } | { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (('status' in answer ? answer.status : answer.statusCode) !== 503) return answer;
  }
}
