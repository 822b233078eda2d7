import { courseLearnerCalls } from '@enlace/shared-contract/authoring';
import { screen, waitFor, within } from '@testing-library/react';

import { learner, openPanel } from './stages/course-learners-stage';

const lessonOf = (id: number, title: string, values: object = {}) => ({
  id,
  title,
  kind: 'text',
  completed_at: null,
  watched_percent: 0,
  best_score: null,
  grant_reason: null,
  granted_by: null,
  ...values,
});

test('an author grants a lesson; the reason stays when the call fails', async () => {
  const { api, page } = await openPanel('learners');
  let lessons: readonly object[] = [
    lessonOf(1, 'Nudos', { completed_at: '2026-03-01T12:00:00.000Z' }),
    lessonOf(2, 'Redes'),
  ];
  api.answer(courseLearnerCalls.getLearner, () => ({ data: { ...learner, lessons } }));
  api.fail(courseLearnerCalls.grantLessons, 'NETWORK');
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: 'Open the progress of Inés Zúñiga' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('To do')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Grant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete “Redes” for Inés Zúñiga' }));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), 'La dio en el taller');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('La dio en el taller');
  api.answer(courseLearnerCalls.grantLessons, () => {
    lessons = [...lessons.slice(0, 1), lessonOf(2, 'Redes', { grant_reason: 'La dio en el taller' })];
    return { data: { ...learner, lessons } };
  });
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText('Granted: La dio en el taller')).toBeInTheDocument();
  expect(api.sent(courseLearnerCalls.grantLessons).at(-1)?.body).toEqual({
    lesson_id: 2,
    reason: 'La dio en el taller',
  });
});

test('an author resets a lesson, and reads what goes with it; lessons without a trace have no button', async () => {
  const { api, page } = await openPanel('learners');
  let lessons: readonly object[] = [
    lessonOf(1, 'Nudos', { completed_at: '2026-03-01T12:00:00.000Z' }),
    lessonOf(2, 'Redes'),
  ];
  api.answer(courseLearnerCalls.getLearner, () => ({ data: { ...learner, lessons } }));
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: 'Open the progress of Inés Zúñiga' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findAllByRole('button', { name: 'Reset…' })).toHaveLength(1);
  expect(drawer.getByRole('button', { name: 'Reset all lessons…' })).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Reset…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take “Nudos” back from Inés Zúñiga?' }));
  expect(dialog.getByText(/Notes stay, and so does the certificate/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), 'Lo pidió');
  api.answer(courseLearnerCalls.resetLearner, () => {
    lessons = [lessonOf(1, 'Nudos'), lessonOf(2, 'Redes')];
    return { data: { ...learner, lessons } };
  });
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('The progress is reset.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('To do')).toHaveLength(2));
  expect(api.sent(courseLearnerCalls.resetLearner).map(({ params, body }) => [params['id'], body])).toEqual([
    [70, { lesson_id: 1, reason: 'Lo pidió' }],
  ]);
});

test('an author waives the required courses for a person, and ends the waiver, each with a reason', async () => {
  const { api, page } = await openPanel('learners');
  const [person] = api.rows('users') as readonly { readonly id: number; readonly name: string }[];
  if (person === undefined) throw new Error('no user');
  const waiver = {
    id: 5,
    user: { id: person.id, name: person.name, email: null },
    reason: 'Lo sabe ya',
    created_by: null,
    created_at: '2026-03-01T12:00:00.000Z',
  };
  let waivers: readonly object[] = [];
  api.answer(courseLearnerCalls.listWaivers, () => ({ data: waivers }));
  api.answer(courseLearnerCalls.waiveCourses, () => ({ data: (waivers = [waiver]) }));
  api.answer(courseLearnerCalls.removeWaiver, () => {
    waivers = [];
    return { data: null };
  });
  const { user } = await page;
  const part = within(await screen.findByRole('region', { name: 'Waivers' }));
  await user.click(await part.findByRole('button', { name: 'Waive required courses' }));
  const title = 'Waive the required courses for somebody';
  const form = within(await screen.findByRole('dialog', { name: title }));
  await user.click(form.getByRole('button', { name: 'Waive required courses' }));
  expect(form.getAllByText('Please fill this in.')).toHaveLength(2);
  await user.click(form.getByRole('combobox', { name: /^Person/ }));
  const isPerson = (text: string) => text.startsWith(person.name);
  await user.click(await screen.findByRole('option', { name: isPerson, hidden: true }));
  await user.type(form.getByLabelText(/^Reason/), 'Lo sabe ya');
  await user.click(form.getByRole('button', { name: 'Waive required courses' }));
  await user.click(await part.findByRole('button', { name: `Remove the waiver of ${person.name}` }));
  expect(part.getByText(/^Lo sabe ya/)).toBeInTheDocument();
  expect(api.sent(courseLearnerCalls.waiveCourses).map(({ body }) => body)).toEqual([
    { user_id: person.id, reason: 'Lo sabe ya' },
  ]);

  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the waiver?' }));
  const remove = dialog.getByRole('button', { name: `Remove the waiver of ${person.name}` });
  await user.click(remove);
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  expect(api.sent(courseLearnerCalls.removeWaiver)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Era un error');
  await user.click(remove);
  expect(await part.findByText('No waivers.')).toBeInTheDocument();
  expect(api.sent(courseLearnerCalls.removeWaiver).map(({ params, body }) => [params['id'], body])).toEqual([
    [5, { reason: 'Era un error' }],
  ]);
});

test('the progress is saved as a file with the filters of the list; a failed file says so', async () => {
  const { api, page } = await openPanel('learners&state=stalled&people=in%C3%A9s');
  const fileNames: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    fileNames.push(this.download);
  });
  globalThis.URL.createObjectURL = () => 'blob:file';
  globalThis.URL.revokeObjectURL = () => undefined;
  api.fail(courseLearnerCalls.downloadProgress, 'INTERNAL');
  api.answer(courseLearnerCalls.downloadProgress, () => 'name,email\nInés,ines@example.org');
  const { user } = await page;
  const button = await screen.findByRole('button', { name: 'Progress as CSV' });
  await user.click(button);
  expect(await screen.findByText('The file could not be made.')).toBeInTheDocument();
  expect(fileNames).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(fileNames).toHaveLength(1));
  const course = api.sent(courseLearnerCalls.listLearners)[0]?.params['id'];
  expect(fileNames).toEqual([`course-${String(course)}-progress.csv`]);
  expect(api.sent(courseLearnerCalls.downloadProgress)[1]).toMatchObject({
    params: { id: course },
    query: { state: 'stalled', search: 'inés' },
  });
});
