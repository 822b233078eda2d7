/** A body that add takes, by resource. Names differ from call to call. */
let count = 0;

export const addBodies: Readonly<Record<string, () => Record<string, unknown>>> = {
  areas: () => ({ name: `Robótica ${(count += 1)}`, description: 'Máquinas que ayudan', color: '#15807c' }),
  tags: () => ({ name: `Etiqueta ${(count += 1)}`, translations: { pt: { name: 'Etiqueta em português' } } }),
  roles: () => ({ name: `helpers_${(count += 1)}`, description: 'Helps' }),
  chapters: () => ({
    name: `Ñuble ${(count += 1)}`,
    summary: 'A new chapter',
    city: 'Chillán',
    country_code: 'CL',
    timezone: 'America/Santiago',
    languages: ['es'],
    latitude: '-36.6',
    longitude: -72.1,
    openGraph_article_tags: ['uno', 'dos'],
    seo_description: 'For search engines',
  }),
};

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
