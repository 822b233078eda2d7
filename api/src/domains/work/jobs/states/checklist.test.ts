import { wireUrl } from '@enlace/shared-contract/calls';
import { type JobPublishing, jobPublishingCalls, requiredJobParts } from '@enlace/shared-contract/work';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addCompany, addJob, openRecruitingStage } from '../../../../testing/stages/recruiting/recruiting-stage';
import { genderedWords } from './gendered-words';

openRecruitingStage();

const longText = `<p>${'Cada fila cuenta. '.repeat(12)}</p>`;

async function addDraft(values: object) {
  const company = await addCompany();
  const id = await addJob(company, { published_at: '', ...values });
  const { recruiter } = company;
  const read = async () => {
    const answer = await recruiter.get(wireUrl(jobPublishingCalls.getJobPublishing, { id }));
    return answer.json<{ data: JobPublishing }>().data;
  };
  const move = async (transition: string, body: object = {}) => {
    const { version } = await read();
    return recruiter.post(wireUrl(jobPublishingCalls.moveJob, { id }), { transition, version, ...body });
  };
  const edit = (body: object) => recruiter.post(`/api/editjob?id=${id}`, body);
  return { read, move, edit };
}

const partsOf = ({ checklist }: JobPublishing, isDone: boolean) =>
  checklist.filter((one) => one.is_done === isDone).map(({ part }) => part);

describe('the checklist before publishing', () => {
  test('holds a job back that lacks a required part, with words for each', async () => {
    const { read, move, edit } = await addDraft({ description: '<p>Poco.</p>' });
    for (const transition of ['publish', 'schedule']) {
      const answer = await move(transition, { at: new Date(Date.now() + 3_600_000).toISOString() });
      assert.equal(answer.statusCode, 422, answer.body);
      const { errors } = answer.json<{ errors: Record<string, string[]> }>();
      assert.deepEqual(Object.keys(errors), ['description', 'job_locations', 'job_types']);
      assert.match(errors['description']?.[0] ?? '', /200/);
    }
    // Markup does not count.
    await edit({ description: `<p>${'<b>a</b> '.repeat(60)}</p>`, workplace: 'remote', attach_job_types: [1] });
    assert.ok(partsOf(await read(), false).includes('description'));
    await edit({ description: longText });
    const openParts = partsOf(await read(), false);
    assert.ok(requiredJobParts.every((part) => !openParts.includes(part)));
    assert.equal((await move('publish')).statusCode, 200);
  });

  test('advises without holding anything back', async () => {
    const whole = { description: longText, attach_job_locations: [1], attach_job_types: [1] };
    const bare = await addDraft({ ...whole, title: 'Desarrollador de telares' });
    const { checklist } = await bare.read();
    const advice = checklist.filter((one) => !one.is_required);
    assert.deepEqual(
      advice.map((one) => one.is_done),
      advice.map(() => false),
    );
    assert.deepEqual(advice.find(({ part }) => part === 'neutral_words')?.words, ['desarrollador']);
    assert.equal((await bare.move('publish')).statusCode, 200);
    await bare.edit({
      title: 'Desarrollador/a de telares',
      salary_from: 100,
      currency: 'USD',
      attach_seniority_levels: [3],
      attach_job_perks: [1],
    });
    assert.deepEqual(partsOf(await bare.read(), false), ['answer_days']);
  });

  test('knows words of one gender in three languages, and texts with both', () => {
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['He leads the team with his ideas', ['he', 'his']],
      ['She or he leads; his or her desk', []],
      ['Buscamos ingeniero de datos', ['ingeniero']],
      ['Ingeniera o ingeniero, diseñador(a), programador/a', []],
      ['Engenheira de dados', ['engenheira']],
      ['Pessoa desenvolvedora', []],
      ['The theory of looms, hers and heroic', []],
      ['Ingenier@ y desarrolladorx', []],
    ];
    for (const [text, words] of cases) assert.deepEqual(genderedWords(text), words, text);
  });
});
