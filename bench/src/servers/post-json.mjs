/** Posts a body as JSON; answers `data`. Throws with status and text for other answers than those of success. */
export async function postJson(url, path, { headers = {}, body = {} } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}
