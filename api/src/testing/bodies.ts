let count = 0;

/** A valid body of add, by resource. Names differ from call to call. */
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
  press: () => ({
    title: `Las que programan de noche ${(count += 1)}`,
    outlet: 'El Zaguán',
    kind: 'podcast',
    url: 'https://press.example.com/noche',
    published_on: '2026-02-28',
    author: 'Ñusta Quispe',
    quote: 'Nadie apaga la luz.',
    language: 'es',
    summary: 'An hour with six engineers',
    translations: { es: { summary: 'Una hora con seis ingenieras' } },
  }),
  news: () => ({
    title: `Noche de código ${(count += 1)}`,
    summary: 'Sixty people',
    body: '<p>The lights went <strong>out</strong>.</p>',
    published_at: '2026-02-28T10:30:00.000Z',
    language: 'es',
    attach_tags: [1, 2],
    attach_categories: [1],
    translations: { pt: { title: 'Noite de código', body: '<p>As luzes</p>' } },
    openGraph_article_tags: ['uno', 'dos'],
    seo_description: 'For search engines',
  }),
  pages: () => ({
    title: `Código de conducta ${(count += 1)}`,
    summary: 'How we treat each other',
    body: '<h2>Kindly</h2><p>Always.</p>',
    translations: { es: { title: 'Código' } },
    seo_title: 'Conduct',
  }),
  jobs: () => ({
    title: `Tejedora de datos ${(count += 1)}`,
    company_id: 1,
    summary: 'Weaves tables',
    description: '<p>You weave.</p><ul><li>Warp</li><li>Weft</li></ul>',
    workplace: 'hybrid',
    applicant_countries: ['PE', 'BO'],
    salary_from: 1000,
    salary_to: 2500,
    currency: 'PEN',
    salary_period: 'month',
    apply_url: 'https://careers.example.com/tejedora',
    published_at: '2026-02-28T10:30:00.000Z',
    closes_at: '2099-02-28T10:30:00.000Z',
    attach_data_areas: [1],
    attach_seniority_levels: [2, 3],
    translations: { pt: { title: 'Tecelã de dados' } },
    seo_description: 'For search engines',
  }),
  courses: () => ({
    title: `Cestería de algoritmos ${(count += 1)}`,
    summary: 'Round and round',
    description: '<p>Baskets, then trees.</p>',
    level: 'intermediate',
    language: 'pt',
    hours: 6,
    area_id: 1,
    published_at: '2026-02-28T10:30:00.000Z',
    attach_courses_to_complete: [1],
    translations: { pt: { title: 'Cestaria' } },
    seo_title: 'Baskets',
  }),
  lessons: () => ({
    title: `El primer nudo ${(count += 1)}`,
    course_id: 1,
    summary: 'Over and under',
    body: '<p>Take a <em>thread</em>.</p>',
    kind: 'video',
    status: 'published',
    minutes: 12,
    video_url: 'https://video.example.com/nudo',
    translations: { es: { title: 'Nudo' } },
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
