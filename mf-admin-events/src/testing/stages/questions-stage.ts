import { questionCalls } from '@enlace/shared-contract/events';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const at = '2031-01-02T10:00:00.000Z';

const plain = {
  ticket_id: 2,
  is_for_all: true,
  ticket_ids: [],
  help: null,
  is_required: false,
  is_sensitive: false,
  min: null,
  max: null,
  depends_on: null,
  choices: [],
  text_version: 1,
  translations: {},
  answers_count: 0,
  created_at: at,
  updated_at: at,
};
const size = { id: 12, label: 'S', left: null, quantity: null, taken: 0, translations: {} };

export const questions = [
  { ...plain, id: 11, type: 'boolean', label: 'Do you eat with us?', position: 1, is_required: true },
  {
    ...plain,
    id: 12,
    type: 'text',
    label: 'Diet',
    position: 2,
    answers_count: 3,
    depends_on: { question_id: 11, values: ['true'] },
  },
  { ...plain, id: 13, type: 'single', label: 'Size', position: 3, choices: [size, { ...size, id: 13, label: 'M' }] },
];

export function officeApi(list: readonly object[] = questions, names: readonly string[] = ['General']) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
    tickets: names.map((name, index) => ({ ...buildRow('tickets', index + 2), event_id: 1, name })),
  });
  api.answer(questionCalls.listForEvent, () => ({ data: list }));
  api.answer(questionCalls.add, () => ({ data: questions[0] }));
  api.answer(questionCalls.edit, () => ({ data: questions }));
  api.answer(questionCalls.remove, () => ({ data: null }));
  return api;
}

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=questions', { api });
