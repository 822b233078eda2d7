import type { Locale } from '@enlace/shared-contract/text';

/** The name of the back office. These texts load with the menus that have it. */
export const officeWords: Readonly<Record<Locale, string>> = {
  en: 'Back office',
  es: 'Administración',
  pt: 'Administração',
};
