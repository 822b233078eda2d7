import type { Locale } from '@enlace/shared-contract/text';

const texts: Readonly<Record<Locale, { readonly one: string; readonly more: (count: number) => string }>> = {
  en: {
    one: 'You still have another ticket for this event.',
    more: (count) => `You still have ${count} other tickets for this event.`,
  },
  es: {
    one: 'Todavía tienes otra entrada para este evento.',
    more: (count) => `Todavía tienes otras ${count} entradas para este evento.`,
  },
  pt: {
    one: 'Você ainda tem outro ingresso para este evento.',
    more: (count) => `Você ainda tem outros ${count} ingressos para este evento.`,
  },
};

/** What a cancellation leaves of the tickets of an address; empty without another ticket. */
export function restText(count: number, locale: Locale): string {
  if (count === 0) return '';
  return count === 1 ? texts[locale].one : texts[locale].more(count);
}
