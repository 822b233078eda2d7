import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { defineLimit } from '../../../../infrastructure/limits/define-limit';
import type { Limits } from '../../../../infrastructure/limits/limits';

/** Protected answers of one user: sixty pages of twenty data sets in an hour. Each answer shows a little more. */
export const protectedReadLimit = defineLimit({
  name: 'protectedRead',
  points: 1200,
  seconds: 3600,
  roomyPoints: 10_000,
});

const texts: Readonly<Record<Locale, string>> = {
  en: 'You have read very many figures within an hour. Please wait a while and load them again.',
  es: 'Leíste muchísimas cifras en una hora. Espera un rato y vuelve a cargarlas, por favor.',
  pt: 'Você leu números demais em uma hora. Espere um pouco e carregue de novo, por favor.',
};

/** Counts a protected answer of a user. Throws RATE_LIMITED, with words, after too many within an hour. */
export async function countProtectedRead(limits: Limits, userId: number, lang: Locale): Promise<void> {
  try {
    await limits.count(protectedReadLimit, String(userId));
  } catch (error) {
    if (!isAppError(error) || error.retryAfterSeconds === undefined) throw error;
    const { message, retryAfterSeconds } = error;
    throw new AppError('RATE_LIMITED', { message, retryAfterSeconds, userMessage: texts[lang] });
  }
}
