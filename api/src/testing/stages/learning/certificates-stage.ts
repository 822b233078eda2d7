import type { LightMyRequestResponse } from 'fastify';
import { type Certificate, certificateSchema, type MyCourse } from '@enlace/shared-contract/learning';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { readPdf } from '../../read-pdf';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

const add = async (path: string, values: object) => (await addRecord(api, path, values)).id;

export async function addCourse(title: string) {
  const course = await add('/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z' });
  const lesson = await add('/api/addlesson', {
    course_id: course,
    title: 'Única',
    status: 'published',
    minutes: 90,
    body: '<p>Hola</p>',
  });
  return { course, lesson };
}

export async function completeCourse(person: TestPerson, { course, lesson }: { course: number; lesson: number }) {
  await person.post('/api/enroll_course', { course_id: course });
  const answer = await person.post('/api/complete_lesson', { lesson_id: lesson });
  return answer.json<{ data: MyCourse }>().data.certificate ?? '';
}

export const read = (code: string): Promise<LightMyRequestResponse> => api.get(`/api/v2/certificates/${code}`);

export const parse = (body: unknown): Certificate => certificateSchema.parse((body as { data: unknown }).data);

export const readAs = async (person: TestPerson, code: string): Promise<Certificate> =>
  parse((await person.get(`/api/v2/certificates/${code}`)).json());

export const setName = (person: TestPerson, code: string, showsName: boolean): Promise<LightMyRequestResponse> =>
  person.post(`/api/v2/certificates/${code}/name`, { shows_name: showsName });

/** The text of an answer that is a PDF. */
export const pdfText = ({ rawPayload }: LightMyRequestResponse): string =>
  readPdf(rawPayload)
    .flatMap(({ texts }) => texts)
    .join(' ');

/** Opens and closes what the tests need. */
export function openCertificatesStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
