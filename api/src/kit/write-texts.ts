import type { Locale } from '@enlace/shared-contract';

interface WriteTexts {
  readonly saved: string;
  readonly removed: string;
}

/** What a person reads after a write. */
export const writeTexts: Readonly<Record<Locale, WriteTexts>> = {
  en: { saved: 'Saved', removed: 'Deleted' },
  es: { saved: 'Guardado', removed: 'Eliminado' },
  pt: { saved: 'Salvo', removed: 'Excluído' },
};
