import assert from 'node:assert/strict';
import type { FormState } from '@enlace/shared-contract/forms';
import { after, before } from 'node:test';
import { pino } from 'pino';

import { buildTestApi, type TestApi } from '../../build-test-api';
import { createSender, type Sender } from '../../sender';
import type { Tier } from '../../tier';

export interface Entry {
  id: number;
  reference: string;
  kind: string;
  state: FormState;
  name: string | null;
  email: string | null;
  signals?: string[];
  [field: string]: unknown;
}

export const person = { first_name: 'Itzel', last_name: 'Luna Ávila', email: 'itzel@example.org' };
export const message = 'Hola, quisiera saber cómo se abre un capítulo en mi ciudad. Somos siete.';

/** A body with the specified fields for each form, and the list that contains its entry. */
export const forms: readonly (readonly [path: string, list: string, body: Record<string, unknown>])[] = [
  [
    '/api/create_contact_us_form_entry',
    '/api/forms/getcontact',
    { ...person, topic_id: 2, company_name: 'Telar', chapter_id: 3, message },
  ],
  [
    '/api/create_sponsor_recruiter_account_form_entry',
    '/api/forms/getsponsors',
    {
      account_type: 'sponsor',
      old_account_name: 'Old',
      old_account_email: 'old@example.org',
      ...person,
      company_name: 'Telar',
    },
  ],
  ['/api/create_company_registration_entry', '/api/forms/getcompanies', { ...person, company_name: 'Telar' }],
  [
    '/api/create_company_perk_entry',
    '/api/forms/getcompanies',
    {
      company_name: 'Telar',
      remote_jobs: true,
      unlimited_vacation: false,
      paid_maternity_leave: '1',
      latinx_hispanics_erg: 'on',
      women_in_tech_erg: '0',
      lgbtqia_erg: '',
    },
  ],
  [
    '/api/create_press_interview',
    '/api/forms/getpress',
    { ...person, media_name: 'La Gaceta', topic: 'Salarios', message },
  ],
  [
    '/api/create_press_invitation',
    '/api/forms/getpress',
    { ...person, organization_name: 'Feria', event_name: 'Feria 2027', message },
  ],
  [
    '/api/create_contact_form_for_sponsor_entry',
    '/api/forms/getsponsors',
    {
      ...person,
      company_name: 'Telar',
      job_attach_job_types: [1],
      job_attach_general_skills: [1, 2],
      job_attach_tech_skills: [20],
    },
  ],
  ['/api/v2/create_investor_form_entry', '/api/forms/getinvestors', { ...person, message }],
];

export let api: TestApi;
export let sender: Sender;
export const logLines: string[] = [];
export const logger = pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) });

export const list = async (path: string, query = 'limit=1000'): Promise<Entry[]> =>
  (await api.get(`${path}?${query}`, 'admin')).json<{ data: Entry[] }>().data;

const oddValues: readonly unknown[] = [
  '\0',
  '\ud800',
  '\u202e',
  {},
  [],
  [[]],
  null,
  1e300,
  true,
  'x'.repeat(20_000),
  { $gt: '' },
];

/** Sends odd values in the fields of each form: each value in each field, or in the first tier in one field in turn. */
export async function sendOddValues(tier: Tier): Promise<void> {
  for (const [path, , body] of forms) {
    const guardNames = ['message', 'altcha', 'fill_ms', 'form_remark', 'logo', 'website'];
    const names = [...Object.keys(body).slice(0, 3), ...guardNames];
    for (const [turn, value] of oddValues.entries())
      for (const name of tier === 'full' ? names : names.filter((_, index) => index === turn % names.length)) {
        const answer = await sender.send(path, { ...body, [name]: value });
        assert.ok([201, 422].includes(answer.statusCode), `${path} ${name} ${answer.statusCode} ${answer.body}`);
      }
  }
}

/** Opens and closes what the tests need. */
export function openFormsStage(): void {
  before(async () => {
    api = await buildTestApi({ logger });
    sender = createSender(api);
  });
  after(() => api.close());
}
