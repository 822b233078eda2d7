import { createSampleBody, type Resource } from '@enlace/shared-contract/resources';

type Body = Readonly<Record<string, unknown>>;

let count = 0;

/** What the write schema does not show: fields left out (undefined), and values that rules of the API ask for. */
const overrides: Readonly<Record<string, Body>> = {
  // Leaders are members of the chapter, and a new one has none.
  chapters: { attach_chapter_leaders: undefined },
  // A company with recruiters has dependents, and the test of removals wants none.
  companies: { attach_company_recruiters: undefined },
  // A page with roles or permissions is not public.
  pages: { attach_roles: undefined, attach_permissions: undefined },
  // A pool, and an earlier tier, belong to the event of the ticket; only a ticket without a price can need approval.
  tickets: { pool_id: undefined, opens_after_ticket_id: undefined, price: 0, requires_approval: false },
};

/** Resources whose rows have mails and passwords; tests of their own add them. */
const withoutBody = new Set(['users']);

/** Makes bodies that add takes, with names that differ from call to call; undefined when the tests cannot add a row. */
export function findBody(resource: Resource): (() => Record<string, unknown>) | undefined {
  if (resource.wire.add === undefined || withoutBody.has(resource.name)) return undefined;
  return () => {
    const body = { ...createSampleBody(resource, (count += 1)), ...overrides[resource.name] };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  };
}

/** The same body as a multipart form. */
export function toMultipart(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) value.forEach((entry) => form.append(`${name}[]`, String(entry)));
    else if (typeof value === 'object' && value !== null)
      for (const [lang, texts] of Object.entries(value))
        for (const [field, text] of Object.entries(texts as object))
          form.append(`${name}[${lang}][${field}]`, String(text));
    else form.append(name, String(value));
  }
  return form;
}

/** A form as the bytes and the header of a request. */
export async function encodeMultipart(
  form: FormData,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
