import type { BulkReason } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';

interface ReportTexts {
  readonly row: string;
  readonly result: string;
  readonly reason: string;
  readonly states: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<BulkReason, string>> & Readonly<Record<string, string>>;
}

/** Texts of a job's report. */
export const reportTexts: Readonly<Record<Locale, ReportTexts>> = {
  en: {
    row: 'ID',
    result: 'Result',
    reason: 'Reason',
    states: {
      waiting: 'Not reached',
      changed: 'Changed',
      skipped: 'Skipped',
      failed: 'Failed',
      undone: 'Put back',
      left: 'Left as it is',
    },
    reasons: {
      forbidden: 'You may not change it',
      in_use: 'Other entries depend on it',
      unchanged: 'It is like that already',
      invalid: 'The values do not fit it',
      conflict: 'Another entry has that name',
      missing: 'It is not there',
      changed: 'It was changed since',
    },
  },
  es: {
    row: 'ID',
    result: 'Resultado',
    reason: 'Motivo',
    states: {
      waiting: 'Sin alcanzar',
      changed: 'Cambiado',
      skipped: 'Omitido',
      failed: 'Fallido',
      undone: 'Devuelto',
      left: 'Dejado como está',
    },
    reasons: {
      forbidden: 'No puedes cambiarlo',
      in_use: 'Otras entradas dependen de esto',
      unchanged: 'Ya está así',
      invalid: 'Los valores no le sirven',
      conflict: 'Otra entrada tiene ese nombre',
      missing: 'No está ahí',
      changed: 'Cambió desde entonces',
    },
  },
  pt: {
    row: 'ID',
    result: 'Resultado',
    reason: 'Motivo',
    states: {
      waiting: 'Não alcançado',
      changed: 'Alterado',
      skipped: 'Ignorado',
      failed: 'Falhou',
      undone: 'Devolvido',
      left: 'Deixado como está',
    },
    reasons: {
      forbidden: 'Você não pode alterar',
      in_use: 'Outras entradas dependem disto',
      unchanged: 'Já está assim',
      invalid: 'Os valores não servem',
      conflict: 'Outra entrada tem esse nome',
      missing: 'Não está lá',
      changed: 'Mudou desde então',
    },
  },
};
