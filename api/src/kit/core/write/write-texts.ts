import type { Locale } from '@enlace/shared-contract/text';

interface WriteTexts {
  readonly saved: string;
  readonly removed: string;
  readonly erased: string;
  readonly restored: string;
  /** Shown when the removed row is no longer in the trash. */
  readonly notThere: string;
  readonly placeTaken: string;
  readonly tooLate: string;
}

/** Texts for users after a write. */
export const writeTexts: Readonly<Record<Locale, WriteTexts>> = {
  en: {
    saved: 'Saved',
    removed: 'Deleted',
    erased: 'Deleted for good',
    restored: 'Restored',
    notThere: 'This is not in the trash any more.',
    tooLate: 'It is too late to undo this.',
    placeTaken: 'This cannot be brought back: something else has taken its place, or what it belongs to is gone.',
  },
  es: {
    saved: 'Guardado',
    removed: 'Eliminado',
    erased: 'Eliminado para siempre',
    restored: 'Restaurado',
    notThere: 'Esto ya no está en la papelera.',
    tooLate: 'Ya es tarde para deshacer esto.',
    placeTaken: 'No se puede recuperar: otra cosa ocupa su lugar, o ya no existe aquello a lo que pertenece.',
  },
  pt: {
    saved: 'Salvo',
    removed: 'Excluído',
    erased: 'Excluído para sempre',
    restored: 'Restaurado',
    notThere: 'Isto já não está na lixeira.',
    tooLate: 'Já é tarde para desfazer isto.',
    placeTaken: 'Não é possível recuperar: outra coisa ocupa o seu lugar, ou já não existe aquilo a que pertence.',
  },
};
