import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Call {
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

/** A browser of the tests: keeps cookies and does not follow redirects. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  async send(method: 'GET' | 'POST' | 'PUT', url: string, call: Call = {}): Promise<LightMyRequestResponse> {
    const headers: Record<string, string> = { ...call.headers };
    if (this.jar.size > 0)
      headers['cookie'] = [...this.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    if (call.token !== undefined) headers['authorization'] = `Bearer ${call.token}`;
    if (call.form !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded';
    const payload = call.form === undefined ? call.json : new URLSearchParams(call.form).toString();
    const answer = await this.app.inject({
      method,
      url,
      headers,
      remoteAddress: call.ip ?? '192.0.2.1',
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }

  get(url: string, call: Call = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', url, call);
  }

  post(url: string, call: Call = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', url, call);
  }

  /** Token for the forms of the session library. */
  async csrf(): Promise<string> {
    return (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>().csrfToken;
  }

  async logIn(email: string, password: string): Promise<string> {
    const answer = await this.post('/api/login', { json: { email, password } });
    return answer.json<{ data: { access_token: string } }>().data.access_token;
  }

  /** Signs in by the session library, as its browser client does. */
  async signIn(email: string, password: string): Promise<LightMyRequestResponse> {
    const csrfToken = await this.csrf();
    return this.post('/api/auth/callback/credentials', {
      form: { redirect: 'false', email, password, csrfToken, callbackUrl: 'http://localhost:3000/', json: 'true' },
    });
  }
}
