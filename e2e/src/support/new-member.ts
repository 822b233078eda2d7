import { expect, type APIRequestContext } from '@playwright/test';

import { mailedPin } from './mails';

export interface NewMember {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

interface Body<T> {
  readonly data: T;
}

let count = 0;

/** Calls of the back office with the rights of the demo admin. */
export function asAdmin(request: APIRequestContext) {
  return asUser(request, { email: 'admin@enlace.test', password: 'enlace-demo-1' });
}

/** Calls with the rights of a user. */
export async function asUser(request: APIRequestContext, { email, password }: Pick<NewMember, 'email' | 'password'>) {
  const login = await request.post('/api/login', { data: { email, password } });
  const { data: session } = (await login.json()) as Body<{ access_token: string }>;
  const headers = { authorization: `Bearer ${session.access_token}` };
  const read = async <T>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as Body<T>).data;
  };
  return {
    headers,
    get: async <T>(url: string) => read<T>(await request.get(url, { headers })),
    post: async <T>(url: string, data: object = {}) => read<T>(await request.post(url, { headers, data })),
  };
}

/** A verified member of its own for a test that changes the account: only name, address and password are filled in. */
export async function addMember(request: APIRequestContext): Promise<NewMember> {
  const admin = await asAdmin(request);
  const roles = await admin.get<readonly { readonly id: number; readonly name: string }[]>('/api/roles/list?limit=100');
  const role = roles.find(({ name }) => name === 'latinas');
  const password = 'una-frase-larga-7';
  const email = `nusta-${process.pid}-${Date.now()}-${(count += 1)}@example.org`;
  const { id } = await admin.post<{ readonly id: number }>('/api/addusers', {
    email,
    password,
    c_password: password,
    first_name: 'Ñusta',
    last_name: 'Quispe',
    attach_roles: [role?.id],
  });
  const proof = { user_id: id, pin: await mailedPin(request, email), password };
  expect((await request.post('/api/verifyEmail', { data: proof })).status()).toBe(200);
  return { id, email, password };
}

/** Makes a member an admin. */
export async function makeAdmin(request: APIRequestContext, { id }: NewMember, firstName: string): Promise<void> {
  const admin = await asAdmin(request);
  const roles = await admin.get<readonly { readonly id: number; readonly name: string }[]>('/api/roles/list?limit=100');
  const role = roles.find(({ name }) => name === 'admin');
  await admin.post(`/api/editusers?id=${id}`, { attach_roles: [role?.id], first_name: firstName });
}
