import { lastLeaderExtras } from '@enlace/shared-contract/community';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { isMember, isPresent } from '../../identity';

type Field = 'chapter_id' | 'detach_chapter_leaders';

const texts: Readonly<Record<Locale, Readonly<Record<Field, string>>>> = {
  en: {
    chapter_id:
      'The chapter would have no leader. Leaders choose the next one when they leave it on its page, the team in the form of the chapter.',
    detach_chapter_leaders:
      'The chapter would have no leader. Choose another one, or confirm that it stays without a leader.',
  },
  es: {
    chapter_id:
      'El capítulo se quedaría sin líder. Quien lo lidera elige a la siguiente al salir en su página; el equipo, en el formulario del capítulo.',
    detach_chapter_leaders: 'El capítulo se quedaría sin líder. Elige a otra persona, o confirma que quede sin líder.',
  },
  pt: {
    chapter_id:
      'O capítulo ficaria sem líder. Quem o lidera escolhe a próxima ao sair dele na página; a equipe, no formulário do capítulo.',
    detach_chapter_leaders: 'O capítulo ficaria sem líder. Escolha outra pessoa, ou confirme que fica sem líder.',
  },
};

/** Leaders of a chapter who can act, in the order of the chapter. */
export async function findActiveLeaders(trx: Db, chapterId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from chapter_leaders l join users u on u.id = l.user_id
    where l.chapter_id = ${chapterId} and ${isPresent()} order by l.position, u.id`.execute(trx);
  return rows.map(({ id }) => Number(id));
}

/** Whether the extras of an edit confirm that a chapter stays without a leader. */
export function confirmsNoLeader(extras: Readonly<Record<string, unknown>> | undefined): boolean {
  return lastLeaderExtras.safeParse(extras ?? {}).data?.confirms_no_leader === true;
}

export function lastLeaderError(chapterId: number, field: Field, locale: Locale): AppError {
  return new AppError('LAST_LEADER', {
    message: `chapter ${chapterId} would have no leader`,
    userMessage: texts[locale][field],
    fields: { [field]: [texts[locale][field]] },
  });
}

/** The member of the chapter whom the extras name as the next leader; null without one. Throws VALIDATION_FAILED. */
export async function findSuccessor(
  trx: Db,
  { chapterId, userId }: { readonly chapterId: number; readonly userId: number },
  { extras, locale }: { readonly extras?: Readonly<Record<string, unknown>>; readonly locale: Locale },
): Promise<number | null> {
  const id = lastLeaderExtras.safeParse(extras ?? {}).data?.successor_id;
  if (id === undefined) return null;
  const { rows } = await sql`select 1 from users u where u.id = ${id} and u.id <> ${userId}
    and u.chapter_id = ${chapterId} and ${isPresent()} and ${isMember()}`.execute(trx);
  if (rows.length > 0) return id;
  const fields = { successor_id: [fieldText(locale, 'unknownRow')] };
  throw new AppError('VALIDATION_FAILED', { message: `no member of chapter ${chapterId}`, fields });
}
