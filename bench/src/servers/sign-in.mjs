/** The demo account with all rights. */
export const admin = { email: 'admin@enlace.test', password: 'enlace-demo-1' };

/** Headers with the bearer token of the admin. */
export const signInAsAdmin = (url) => signIn(url, admin.email);

/** Headers with the bearer token of a demo account. */
export async function signIn(url, email) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: admin.password }),
  });
  return { authorization: `Bearer ${(await answer.json()).data.access_token}` };
}
