import { type SearchKind, searchAnswerSchema } from '@enlace/shared-contract/site';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shareDemoApi } from '../../../testing/shared-api';

/** Searches of the demo community with the first hit that a user expects: its kind, and a part of its title. */
const expectedHits: readonly (readonly [query: string, lang: 'en' | 'es' | 'pt', kind: SearchKind, title: string])[] = [
  ['code of conduct', 'en', 'pages', 'Code of conduct'],
  ['código de conducta', 'en', 'pages', 'Code of conduct'],
  ['codigo de conduta', 'pt', 'pages', 'Código de conduta'],
  ['start a chapter', 'en', 'pages', 'Start a chapter'],
  ['abrir un capítulo', 'es', 'pages', 'Abrir un capítulo'],
  ['how we spend money', 'es', 'pages', 'Cómo usamos el dinero'],
  ['cómo usamos el dinero', 'en', 'pages', 'How we spend money'],
  ['perguntas que nos fazem', 'pt', 'pages', 'Perguntas que nos fazem'],
  ['PRESS KIT', 'en', 'pages', 'Press kit'],
  ['volunteer', 'en', 'pages', 'Volunteer'],
  ['bogota', 'en', 'chapters', 'Bogotá'],
  ['guadala', 'es', 'chapters', 'Guadalajara'],
  ['são paulo', 'pt', 'chapters', 'São Paulo'],
  ['ciudad de mexico', 'en', 'chapters', 'Ciudad de México'],
  ['florianopols', 'pt', 'chapters', 'Florianópolis'],
  ['data structures by hand', 'pt', 'courses', 'Estruturas de dados à mão'],
  ['estructuras de datos a mano', 'en', 'courses', 'Data structures by hand'],
  ['git sem medo', 'en', 'courses', 'Git without fear'],
  ['kotlin', 'en', 'courses', 'Kotlin for night owls'],
  ['cursos de datos', 'es', 'courses', 'datos'],
  ['data engineer', 'en', 'jobs', 'Data engineer'],
  ['ingeniera de datos', 'en', 'jobs', 'Data engineer'],
  ['engenheira de dados', 'pt', 'jobs', 'Engenheira de dados'],
  ['jobs in Lima', 'en', 'jobs', ''],
  ['vagas em São Paulo', 'pt', 'jobs', ''],
  ['nuevas cifras de sueldos en guayaquil', 'es', 'news', 'Nuevas cifras de sueldos en Guayaquil'],
  ['reading code aloud', 'en', 'news', 'Reading code aloud in'],
  ['ceiba labs', 'en', 'companies', 'Ceiba Labs'],
  ['quipu partners', 'en', 'investors', 'Quipu Partners'],
  ['four-day week', 'en', 'perks', 'Four-day week'],
  ['semana de cuatro días', 'es', 'perks', 'Semana de cuatro días'],
  ['english for meetings', 'en', 'jefa_perks', 'English for meetings'],
  ['a room where nobody is the only one', 'en', 'press', 'a room where nobody is the only one'],
  ['Daniela Ordóñez Peña', 'en', 'people', 'Daniela Ordóñez Peña'],
  ['sandra oyelaran', 'es', 'events', ''],
  ['andrea avila', 'en', 'people', 'Andrea Ávila'],
  ['angela rosales villanueva', 'en', 'founders', 'Ángela Rosales Villanueva'],
  ['mentoring circle', 'en', 'events', 'Mentoring circle:'],
  ['hackatón de fin de semana', 'es', 'events', 'Hackatón de fin de semana'],
  ['databse', 'en', 'events', 'atabases'],
];

test('of 40 searches in three languages at least 38 have the expected first hit', async () => {
  const api = await shareDemoApi();
  const wrongHits: string[] = [];
  for (const [query, lang, kind, title] of expectedHits) {
    const answer = await api.get(`/api/v2/search?q=${encodeURIComponent(query)}&lang=${lang}`);
    const hit = searchAnswerSchema.parse(answer.json()).data[0]?.hits[0];
    if (hit?.kind !== kind || !hit.title.text.includes(title))
      wrongHits.push(`${query}: ${hit?.kind ?? 'nothing'} ${hit?.title.text ?? ''}`);
  }
  assert.equal(expectedHits.length, 40);
  assert.ok(wrongHits.length <= 2, wrongHits.join('\n'));
});
