import type { Locale } from '@enlace/shared-contract';

interface WriteTexts {
  readonly saved: string;
  readonly removed: string;
  readonly erased: string;
  readonly restored: string;
}

/** What a person reads after a write. */
export const writeTexts: Readonly<Record<Locale, WriteTexts>> = {
  en: { saved: 'Saved', removed: 'Deleted', erased: 'Deleted for good', restored: 'Restored' },
  es: { saved: 'Guardado', removed: 'Eliminado', erased: 'Eliminado para siempre', restored: 'Restaurado' },
  pt: { saved: 'Salvo', removed: 'Excluído', erased: 'Excluído para sempre', restored: 'Restaurado' },
};
