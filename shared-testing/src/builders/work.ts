import { courses, lessons } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { jobLocations, jobs, seniorityLevels } from '@enlace/shared-contract/work';

import { buildSample } from './build-sample';
import { pick, places, slugOf } from './names';
import { createSequence, stamps } from './sequence';

const nextJob = createSequence();
const nextCourse = createSequence();
const nextLesson = createSequence();
const nextLocation = createSequence();
const nextLevel = createSequence();

/** An open job with pay and place. */
export function buildJob(values: Partial<EntityOf<typeof jobs>> = {}): EntityOf<typeof jobs> {
  const number = values.id ?? nextJob();
  const title = values.title ?? `Ingeniera de datos ${number}`;
  const { city, country_code } = pick(places, number - 1);
  const times = stamps(number);
  return {
    ...buildSample(jobs, number),
    title,
    slug: slugOf(title),
    status: 'open',
    company: {
      id: 1,
      name: 'Ceiba Software',
      slug: 'ceiba-software',
      logo: null,
      summary: null,
      website: 'https://ceiba.example.com',
      city,
      country_code,
    },
    job_locations: [{ id: number, name: city, slug: slugOf(city), country_code }],
    job_types: [{ id: 1, name: 'Full time', code: 'FULL_TIME' }],
    seniority_levels: [{ id: 5, name: 'Senior', slug: 'senior' }],
    areas: [{ id: 5, name: 'Data engineering', slug: 'data-engineering' }],
    data_areas: [{ id: 5, name: 'Data engineering', slug: 'data-engineering' }],
    workplace: 'on_site',
    is_remote: values.workplace === 'remote',
    salary_from: 24_000,
    salary_to: 31_000,
    currency: 'MXN',
    salary_period: 'month',
    published_at: times.created_at,
    closes_at: '2031-03-05T12:00:00Z',
    ...values,
  };
}

/** A course with two lessons. */
export function buildCourse(values: Partial<EntityOf<typeof courses>> = {}): EntityOf<typeof courses> {
  const number = values.id ?? nextCourse();
  const title = values.title ?? `Programar desde cero ${number}`;
  const times = stamps(number);
  const lesson = { summary: null, kind: 'video', status: 'published', minutes: 20 } as const;
  return {
    ...buildSample(courses, number),
    title,
    slug: slugOf(title),
    level: 'beginner',
    status: 'published',
    language: 'es',
    area: { id: 1, name: 'Software engineering', slug: 'software-engineering' },
    lessons: [
      { ...lesson, id: 1, slug: `antes-${number}`, title: 'Antes de empezar', position: 1 },
      {
        ...lesson,
        id: 2,
        slug: `mirar-${number}`,
        title: 'Mirar de cerca',
        position: 2,
        kind: 'exercise',
        minutes: 60,
      },
    ],
    lessons_count: 2,
    minutes: 80,
    published_at: times.created_at,
    ...values,
  };
}

/** A published video lesson for a signed-in user. */
export function buildLesson(values: Partial<EntityOf<typeof lessons>> = {}): EntityOf<typeof lessons> {
  const number = values.id ?? nextLesson();
  const title = values.title ?? `Mirar de cerca ${number}`;
  return {
    ...buildSample(lessons, number),
    title,
    slug: slugOf(title),
    summary: 'Lo que se ve cuando se mira dos veces.',
    body: '<p>Primero, sin prisa.</p>',
    kind: 'video',
    status: 'published',
    position: number,
    minutes: 12,
    video_url: 'https://video.example.com/mirar',
    course: { id: 1, title: 'Programar desde cero', slug: 'programar-desde-cero' },
    ...values,
  };
}

export function buildJobLocation(values: Partial<EntityOf<typeof jobLocations>> = {}): EntityOf<typeof jobLocations> {
  const number = values.id ?? nextLocation();
  const { city, country, country_code } = pick(places, number - 1);
  const name = values.name ?? city;
  return {
    ...buildSample(jobLocations, number),
    name,
    slug: slugOf(name),
    country_code,
    country,
    jobs_count: number,
    ...values,
  };
}

export function buildSeniorityLevel(
  values: Partial<EntityOf<typeof seniorityLevels>> = {},
): EntityOf<typeof seniorityLevels> {
  const number = values.id ?? nextLevel();
  const name = values.name ?? `Nivel ${number}`;
  return { ...buildSample(seniorityLevels, number), name, slug: slugOf(name), rank: number, ...values };
}
