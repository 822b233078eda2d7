/** A body that add takes, by resource. Names differ from call to call. */
let count = 0;

export const addBodies: Readonly<Record<string, () => Record<string, unknown>>> = {
  areas: () => ({ name: `Robótica ${(count += 1)}`, description: 'Máquinas que ayudan', color: '#15807c' }),
  tags: () => ({ name: `Etiqueta ${(count += 1)}`, translations: { pt: { name: 'Etiqueta em português' } } }),
  roles: () => ({ name: `helpers_${(count += 1)}`, description: 'Helps' }),
  job_locations: () => ({ name: `Chillán ${(count += 1)}`, country_code: 'CL' }),
  seniority_levels: () => ({ name: `Maestra ${(count += 1)}`, rank: 4 }),
  event_categories: () => ({
    name: `Círculo ${(count += 1)}`,
    translations: { en: { name: 'x' }, pt: { name: 'Roda' } },
  }),
  companies: () => ({
    name: `Tejido Núcleo ${(count += 1)}`,
    summary: 'Weaves data',
    website: 'https://tejido.example.com',
    country_code: 'UY',
    size: '11-50',
    founded_year: 1998,
    paid_maternity_leave: true,
    lgbtqia_erg: true,
    seo_description: 'For search engines',
  }),
  company_categories: () => ({ name: `Artesanía ${(count += 1)}`, translations: { pt: { name: 'Artesanato' } } }),
  perks: () => ({ name: `Siesta ${(count += 1)}`, description: 'After lunch' }),
  jefa_perks: () => ({
    name: `Curso de cerámica ${(count += 1)}`,
    partner: 'Barro',
    kind: 'learning',
    benefit: '10 % off',
    ends_on: '2031-02-28',
  }),
  investors: () => ({
    name: `Fondo Añil ${(count += 1)}`,
    kind: 'fund',
    stages: ['idea', 'seed'],
    country_code: 'PY',
    since: 2019,
  }),
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
