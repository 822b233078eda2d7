/** The demo account with all rights. */
export const admin = { email: 'admin@enlace.test', password: 'enlace-demo-1' };

/** Headers with the bearer token of the admin. */
export async function signInAsAdmin(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return { authorization: `Bearer ${(await answer.json()).data.access_token}` };
}
