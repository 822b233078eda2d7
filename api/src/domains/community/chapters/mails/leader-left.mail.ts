import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod';

import { oneLine, withoutControls } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** In place of the name of a removed account. */
const anyLeader: Readonly<Record<Locale, string>> = { en: 'One of the leaders', es: 'Una líder', pt: 'Uma líder' };

const rests: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    some: 'Please look at who runs it now, and at what was planned.',
    none: 'The chapter has no leader now. Please look for one.',
  },
  es: {
    some: 'Mira quién lo lleva ahora y qué estaba planeado.',
    none: 'El capítulo se quedó sin líder. Busca a alguien que lo lleve.',
  },
  pt: {
    some: 'Veja quem cuida dele agora e o que estava planejado.',
    none: 'O capítulo ficou sem líder. Procure alguém que cuide dele.',
  },
};

/** To the other leaders of a chapter, or to the editors of all chapters when none is left. */
export const leaderLeftMail = defineMail({
  template: 'leaderLeft',
  kind: 'security',
  values: z.object({
    name: z.string(),
    chapter: z.string(),
    leader: z.string(),
    rest: z.string(),
    chapterId: z.number(),
    userId: z.number(),
  }),
  keptValues: ['name', 'chapter', 'rest', 'chapterId'],
  placeholders: {
    chapter: withoutControls,
    leader: (leader, locale) => oneLine(leader) || anyLeader[locale],
    rest: (rest, locale) => rests[locale][rest] ?? rests[locale]['some'] ?? '',
  },
  link: ({ chapterId }) => `/admin/chapters/${chapterId}`,
  isDue: async (db, { chapterId, userId }) => {
    const { rows } = await sql`select 1 from chapter_leaders l join users u on u.id = l.user_id
      where l.chapter_id = ${chapterId} and l.user_id = ${userId} and u.deleted_at is null`.execute(db);
    return rows.length === 0;
  },
  words: {
    en: {
      subject: 'A leader less in {chapter}',
      preheader: 'Who leads the chapter has changed.',
      greeting: 'Hello {name}',
      paragraphs: ['{leader} does not lead the chapter {chapter} any more.', '{rest}'],
      button: 'Open the chapter',
      notes: ['You get this mail because you lead this chapter or may edit all chapters.'],
    },
    es: {
      subject: 'Una líder menos en {chapter}',
      preheader: 'Cambió quién lidera el capítulo.',
      greeting: 'Hola, {name}',
      paragraphs: ['{leader} ya no lidera el capítulo {chapter}.', '{rest}'],
      button: 'Abrir el capítulo',
      notes: ['Recibes este correo porque lideras este capítulo o puedes editar todos los capítulos.'],
    },
    pt: {
      subject: 'Uma líder a menos em {chapter}',
      preheader: 'Mudou quem lidera o capítulo.',
      greeting: 'Olá, {name}',
      paragraphs: ['{leader} não lidera mais o capítulo {chapter}.', '{rest}'],
      button: 'Abrir o capítulo',
      notes: ['Você recebe este e-mail porque lidera este capítulo ou pode editar todos os capítulos.'],
    },
  },
});
