import type { Locale } from '@enlace/shared-contract/text';
import { useLocale, useTexts, type LoadableTexts, type Texts, type Translate } from '@enlace/shared-platform';
import { use } from 'react';

/** React reads the state of a promise that has one, and does not suspend. */
const readyLoad: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const loads = new WeakMap<LoadableTexts, Map<Locale, Promise<void>>>();

/**
 * Translates with texts that are loaded when a part is rendered. The part suspends until the texts of the user's
 * language are loaded; it is in English if they cannot be loaded.
 */
export function useLateTexts<C>(texts: Texts<C>): Translate<C> {
  const { locale } = useLocale();
  if (locale !== 'en') use(loadOf(texts, locale));
  return useTexts(texts);
}

/** The load of a language. `use` needs the same promise in each render. */
function loadOf(texts: LoadableTexts, locale: Locale): Promise<void> {
  const loadsOfTexts = loads.get(texts) ?? new Map<Locale, Promise<void>>();
  loads.set(texts, loadsOfTexts);
  // Loaded texts do not suspend: what is around would be hidden for a moment, and lose the focus and typed text.
  const isLoaded = texts.catalogue(locale) !== texts.catalogue('en');
  const begin = () => (isLoaded ? readyLoad : texts.load(locale).catch(() => undefined));
  const load = loadsOfTexts.get(locale) ?? begin();
  loadsOfTexts.set(locale, load);
  return load;
}
