import type { Resource } from '../define-resource';
import * as areas from '../entries/all';
import { limitsOf } from '../field-limits';
import { companies } from '../resources/companies';
import { jobs } from '../resources/jobs';
import { createSampleBody } from './create-sample-body';

const isResource = (value: object): value is Resource => 'listEntity' in value && 'relations' in value;
const resources = Object.values<object>(areas)
  .flatMap((area) => Object.values<unknown>({ ...area }))
  .filter((value) => typeof value === 'object' && value !== null)
  .filter(isResource)
  .filter(({ wire }) => wire.add !== undefined);

test.each(resources.map((resource) => [resource.name, resource] as const))(
  'a sample of %s is accepted and has every required field',
  (_name, resource) => {
    const body = createSampleBody(resource, 7);
    expect(resource.write.safeParse(body).error?.issues).toBeUndefined();
    const requiredNames = Object.keys(resource.write.shape).filter((name) => limitsOf(resource.write, name).isRequired);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(requiredNames));
  },
);

test('values fit the kind of the field', () => {
  const body = createSampleBody(companies, 7);
  expect(body).toMatchObject({ website: 'https://enlace.example.com/telar', country_code: 'CL', size: '1-10' });
  expect(body).toMatchObject({ founded_year: 2019, remote_jobs: true, attach_company_perks: [1] });
  expect(body).not.toHaveProperty('logo');
  expect(body).not.toHaveProperty('seo_description');
});

test('a form begins before it ends, and two bodies have different names', () => {
  const job = createSampleBody(jobs, 1);
  expect(String(job['published_at']) < String(job['closes_at'])).toBe(true);
  expect(Number(job['salary_from'])).toBeLessThan(Number(job['salary_to']));
  expect(job['title']).not.toBe(createSampleBody(jobs, 6)['title']);
});
