import { pageStructuredData, routeStructuredData, structuredData, structuredDataMarkup } from './structured-data';

const context = {
  url: 'https://x.test/es/events/cafe',
  origin: 'https://x.test',
  productName: 'Enlace',
  locale: 'es',
  now: new Date('2031-03-05T12:00:00.000Z'),
} as const;

const event = {
  id: 1,
  title: 'Café con datos',
  slug: 'cafe',
  summary: 'Data over coffee',
  description: null,
  starts_at: '2031-03-05T23:00:00.000Z',
  ends_at: '2031-03-06T01:00:00.000Z',
  timezone: 'America/Bogota',
  format: 'in_person',
  language: 'es',
  status: 'published',
  venue_name: 'Casa Común',
  venue_address: 'Calle 1 # 2-3',
  address_visibility: 'public',
  city: 'Bogotá',
  country_code: 'CO',
  capacity: 40,
  going_count: 40,
  seats_left: 0,
  price_from: 1250,
  currency: 'USD',
  cover: { url: '/api/v2/art/events/cafe.svg', alt: '' },
  chapters: [{ id: 1, name: 'Bogotá', slug: 'bogota' }],
  categories: [],
  event_categories: [],
  tags: [],
  tickets: [],
  speakers: [{ user_id: null, name: 'Ñusta Quispe', speaker_role: 'host', headline: null, avatar: null }],
  sponsors: [{ id: 1, name: 'Ceiba Salud', slug: 'ceiba-salud', logo: null }],
  created_at: '2030-01-01T00:00:00.000Z',
  updated_at: '2030-01-01T00:00:00.000Z',
};

const job = {
  id: 1,
  title: 'Data engineer',
  slug: 'data-engineer',
  summary: 'Pipelines',
  description: '<p>You build them.</p>',
  status: 'open',
  company: {
    id: 2,
    name: 'Luma Labs',
    slug: 'luma-labs',
    logo: null,
    summary: null,
    website: 'https://luma.example',
    city: null,
    country_code: null,
    perks: [],
  },
  job_locations: [{ id: 1, name: 'Lima', slug: 'lima', country_code: 'PE' }],
  job_types: [{ id: 1, name: 'Full time', code: 'FULL_TIME' }],
  seniority_levels: [],
  areas: [],
  workplace: 'on_site',
  is_remote: false,
  apply_url: null,
  salary_from: 1000,
  salary_to: null,
  currency: 'USD',
  salary_period: 'month',
  published_at: '2031-01-01T00:00:00.000Z',
  closes_at: null,
  cover: null,
  applicant_countries: [],
  ...Object.fromEntries(
    ['functional', 'project_management', 'design', 'data', 'engineer'].map((name) => [`${name}_areas`, []]),
  ),
  company_perks: [],
  first_perk: null,
  job_tags: [],
  job_perks: [],
  job_titles: [],
  created_at: '2030-01-01T00:00:00.000Z',
  updated_at: '2030-01-01T00:00:00.000Z',
};

const main = (kind: string, record: Record<string, unknown>) =>
  structuredData(kind, record, context).find((node) => node['@type'] !== 'BreadcrumbList');

describe('structured data', () => {
  it('tells an event as its page does', () => {
    expect(main('events', event)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Café con datos',
      inLanguage: 'es',
      description: 'Data over coffee',
      startDate: '2031-03-05T18:00:00-05:00',
      endDate: '2031-03-05T20:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Casa Común',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Calle 1 # 2-3',
          addressLocality: 'Bogotá',
          addressCountry: 'CO',
        },
      },
      image: `https://x.test/api/v2/share/events/cafe.png?lang=es&v=${Date.parse(event.updated_at)}`,
      url: context.url,
      organizer: [{ '@type': 'Organization', name: 'Bogotá', url: 'https://x.test/chapters/bogota' }],
      sponsor: [{ '@type': 'Organization', name: 'Ceiba Salud', url: 'https://x.test/companies/ceiba-salud' }],
      performer: [{ '@type': 'Person', name: 'Ñusta Quispe' }],
      offers: {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/SoldOut',
        url: context.url,
      },
    });
  });

  it('a price has the digits of its currency', () => {
    expect(main('events', { ...event, price_from: 15_000, currency: 'CLP' })).toMatchObject({
      offers: { price: '15000', priceCurrency: 'CLP' },
    });
  });

  it('offers no seat at a cancelled event', () => {
    const cancelledEvent = main('events', { ...event, status: 'cancelled' });
    expect(cancelledEvent).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelledEvent).not.toHaveProperty('offers');
  });

  it('a postponed event keeps its place, its time and no offers', () => {
    const postponedEvent = main('events', { ...event, status: 'postponed' });
    expect(postponedEvent).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      startDate: '2031-03-05T18:00:00-05:00',
      location: { '@type': 'Place' },
    });
    expect(postponedEvent).not.toHaveProperty('offers');
  });

  const ticket = {
    id: 1,
    name: 'General',
    description: null,
    kind: 'standard',
    price: 1250,
    member_price: null,
    currency: 'USD',
    min_per_order: 1,
    max_per_order: 5,
    sale_starts_at: null,
    sale_ends_at: null,
    visibility: 'public',
    left: 5,
    state: 'on_sale',
  };

  it.each([
    ['on_sale', 'InStock'],
    ['few_left', 'LimitedAvailability'],
    ['sold_out', 'SoldOut'],
    ['waitlist_open', 'SoldOut'],
    ['not_started', 'PreOrder'],
  ])('a ticket with the state %s is offered as %s', (state, availability) => {
    const saleStart = '2031-02-01T00:00:00.000Z';
    const tickets = [{ ...ticket, state, sale_starts_at: saleStart }];
    expect(main('events', { ...event, tickets })).toMatchObject({
      offers: {
        name: 'General',
        price: '12.50',
        availability: `https://schema.org/${availability}`,
        validFrom: '2031-01-31T19:00:00-05:00',
      },
    });
  });

  it('offers each public ticket, and none when all sales have ended', () => {
    const student = { ...ticket, id: 2, name: 'Students', price: 0 };
    const secretTicket = { ...ticket, id: 3, visibility: 'code_only' };
    expect(main('events', { ...event, tickets: [ticket, student, secretTicket] })?.['offers']).toMatchObject([
      { name: 'General' },
      { name: 'Students', price: '0.00' },
    ]);
    const endedTickets = [{ ...ticket, state: 'ended' }];
    expect(main('events', { ...event, seats_left: 5, tickets: endedTickets })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('an event that was moved online is no longer at its place', () => {
    expect(main('events', { ...event, status: 'moved_online' })).toMatchObject({
      eventStatus: 'https://schema.org/EventMovedOnline',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: context.url },
      offers: { '@type': 'Offer' },
    });
  });

  const earlierStart = '2031-02-05T23:00:00.000Z';
  it.each([
    ['published', 'https://schema.org/EventRescheduled'],
    ['moved_online', ['https://schema.org/EventRescheduled', 'https://schema.org/EventMovedOnline']],
  ])('an event with another date and the status %s names the date before', (status, eventStatus) => {
    expect(main('events', { ...event, status, previous_starts_at: earlierStart })).toMatchObject({
      eventStatus,
      previousStartDate: '2031-02-05T18:00:00-05:00',
      startDate: '2031-03-05T18:00:00-05:00',
    });
  });

  it.each([
    ['Europe/Madrid', '2031-03-05T18:00:00Z', '2031-03-05T19:00:00+01:00'],
    ['Europe/Madrid', '2031-07-05T18:00:00Z', '2031-07-05T20:00:00+02:00'],
    ['America/St_Johns', '2031-07-05T18:00:00Z', '2031-07-05T15:30:00-02:30'],
    ['UTC', '2031-07-05T00:00:00Z', '2031-07-05T00:00:00+00:00'],
    ['Mars/One', '2031-07-05T18:00:00Z', '2031-07-05T18:00:00Z'],
  ])('names the offset of %s at %s', (timezone, at, time) => {
    const tickets = [{ ...ticket, sale_ends_at: at }];
    expect(main('events', { ...event, timezone, starts_at: at, ends_at: at, tickets })).toMatchObject({
      startDate: time,
      endDate: time,
      offers: { validThrough: time },
    });
  });

  it('a cancelled event with another date is only cancelled', () => {
    const cancelledEvent = main('events', { ...event, status: 'cancelled', previous_starts_at: earlierStart });
    expect(cancelledEvent).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelledEvent).not.toHaveProperty('previousStartDate');
  });

  it('offers no seat at an event that is over', () => {
    const after = { ...context, now: new Date('2031-03-06T02:00:00.000Z') };
    expect(structuredData('events', event, after)[0]).not.toHaveProperty('offers');
  });

  it('shows an uploaded picture as it is', () => {
    const cover = { url: '/api/v2/files/0a/1600.jpg', alt: '' };
    expect(main('events', { ...event, cover })).toMatchObject({ image: 'https://x.test/api/v2/files/0a/1600.jpg' });
  });

  it('an online event is where its page is; a hybrid one in both places', () => {
    expect(main('events', { ...event, format: 'online' })).toMatchObject({
      location: { '@type': 'VirtualLocation', url: context.url },
    });
    expect(main('events', { ...event, format: 'hybrid' })?.['location']).toHaveLength(2);
  });

  it('leaves out an event that is nowhere', () => {
    expect(main('events', { ...event, venue_address: null, city: null, country_code: null })).toBeUndefined();
  });

  it('tells an open job with what a posting requires', () => {
    expect(main('jobs', job)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Data engineer',
      description: '<p>Pipelines</p><p>You build them.</p>',
      datePosted: '2031-01-01T00:00:00.000Z',
      hiringOrganization: { name: 'Luma Labs', sameAs: 'https://luma.example' },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Lima', addressCountry: 'PE' } }],
      employmentType: ['FULL_TIME'],
      baseSalary: { currency: 'USD', value: { minValue: 1000, unitText: 'MONTH' } },
    });
    expect(main('jobs', job)).not.toHaveProperty('validThrough');
    expect(main('jobs', { ...job, closes_at: '2031-02-01T00:00:00.000Z' })).toMatchObject({
      directApply: true,
      validThrough: '2031-02-01T00:00:00.000Z',
    });
    expect(main('jobs', { ...job, apply_url: 'https://careers.example.com' })).not.toHaveProperty('directApply');
    expect(main('jobs', { ...job, is_remote: true, job_locations: [], applicant_countries: ['CO'] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'CO' }],
    });
    expect(main('jobs', { ...job, is_remote: true, applicant_countries: [] })).toMatchObject({
      applicantLocationRequirements: [{ '@type': 'AdministrativeArea', name: 'Worldwide' }],
    });
  });

  it.each([
    ['closed', { status: 'closed' }],
    ['paused', { status: 'paused' }],
    ['filled', { status: 'filled' }],
    ['in review', { status: 'in_review' }],
    ['nowhere', { job_locations: [] }],
    ['not described', { summary: null, description: '' }],
    ['not published', { published_at: null }],
  ])('a job that is %s is no posting', (_, change) => {
    expect(main('jobs', { ...job, ...change })).toBeUndefined();
  });

  it('shows the way to the record, under the address as it is', () => {
    expect(structuredData('events', event, context).at(-1)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Eventos', item: 'https://x.test/es/events' },
        { '@type': 'ListItem', position: 2, name: 'Café con datos', item: context.url },
      ],
    });
  });

  it('says nothing of what it does not know, and of a record that breaks its contract', () => {
    expect(structuredData('users', { name: 'Ana' }, context)).toEqual([]);
    expect(main('events', { title: 'Half' })).toBeUndefined();
  });

  it('the front page tells who runs the site', () => {
    const about = { ...context, description: 'A non-profit' };
    expect(pageStructuredData('/', about).map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    expect(pageStructuredData('/events', about)).toEqual([]);
  });

  it('a route tells its record, or that it is the front page, or nothing', () => {
    const route = { productName: 'Enlace', origin: 'https://x.test', description: 'A non-profit' };
    const jsonLd = structuredData('events', event, context);
    expect(routeStructuredData({ jsonLd }, { ...route, path: '/events/cafe' })).toMatch(
      /"@type":"Event".*\n.*BreadcrumbList/,
    );
    expect(routeStructuredData(null, { ...route, path: '/' })).toContain('"@type":"Organization"');
    expect(routeStructuredData(null, { ...route, path: '/events' })).toBe('');
  });

  it('nothing in a record can end its script', () => {
    const markup = structuredDataMarkup([{ '@type': 'Thing', name: '</script><script>alert(1)//\u2028<!--' }]);
    expect(markup.match(/<\/?script/g)).toHaveLength(2);
    expect(markup).not.toMatch(/<!--|\u2028/);
  });
});
