/** Address of the second step of a sign-in. @param callback page that the user wanted */
export function secondStepPath(challenge: string, callback: string | null): string {
  const query = new URLSearchParams({ second_step: challenge });
  if (callback !== null) query.set('callbackUrl', callback);
  return `/login?${query}`;
}
