import type { Choice } from '@enlace/shared-admin';
import type { Locale } from '@enlace/shared-contract/text';

const monthsBefore = 12;
const monthsAfter = 12;

/** The months around the present one, as `YYYY-MM`. */
export function monthChoices(locale: Locale): readonly Choice[] {
  const now = new Date();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: monthsBefore + monthsAfter + 1 }, (_, place) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + place - monthsBefore, 1));
    return { value: month.toISOString().slice(0, 7), label: format.format(month) };
  });
}
