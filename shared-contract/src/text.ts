/** The product's languages; the first is the default (docs/SPECIFICATION.md, section 2). */
export const locales = ['en', 'es', 'pt'] as const;

export type Locale = (typeof locales)[number];

/** A short text in every language, for data that must be readable before any catalogue is loaded (titles, menu labels). */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Name of the cookie and of the local storage key that remember the chosen language. */
export const localeKey = 'enlace_locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Splits an address into its language and the rest: `/es/events` is the Spanish `/events`. An address without a
 * language uses the viewer's preferred language.
 */
export function splitLocale(pathname: string): { readonly prefix: Locale | null; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { prefix: null, path: pathname };
  return { prefix: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Longest list of languages that is read; browsers send fewer. A longer list would cost time and gain nothing. */
const mostLanguages = 40;

/**
 * Chooses a language: the remembered one, else the best of an `Accept-Language` header, else English.
 * @param rememberedLocale value of the locale cookie, if any
 * @param acceptLanguage raw header, quality values respected
 */
export function pickLocale(rememberedLocale: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(rememberedLocale)) return rememberedLocale;
  const preferredLocales = (acceptLanguage ?? '')
    .split(',', mostLanguages)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => isLocale(entry.language) && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = preferredLocales[0]?.language;
  return isLocale(best) ? best : 'en';
}
