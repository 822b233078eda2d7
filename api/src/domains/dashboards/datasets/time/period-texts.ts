import type { Locale } from '@enlace/shared-contract/text';

interface PeriodTexts {
  readonly noDay: string;
  readonly order: string;
  readonly range: string;
  readonly zone: string;
  readonly steps: string;
}

/** What is wrong with the period of a query. */
export const periodTexts: Readonly<Record<Locale, PeriodTexts>> = {
  en: {
    noDay: 'The calendar has no such day.',
    order: 'The last day is before the first one.',
    range: 'Please choose a day between 2000 and 2100.',
    zone: 'This time zone is not known.',
    steps: 'This period has too many steps. Please choose longer steps or a shorter period.',
  },
  es: {
    noDay: 'El calendario no tiene ese día.',
    order: 'El último día es anterior al primero.',
    range: 'Elige un día entre 2000 y 2100, por favor.',
    zone: 'No conocemos esta zona horaria.',
    steps: 'Este período tiene demasiados pasos. Elige pasos más largos o un período más corto, por favor.',
  },
  pt: {
    noDay: 'O calendário não tem esse dia.',
    order: 'O último dia vem antes do primeiro.',
    range: 'Escolha um dia entre 2000 e 2100, por favor.',
    zone: 'Não conhecemos este fuso horário.',
    steps: 'Este período tem passos demais. Escolha passos mais longos ou um período mais curto, por favor.',
  },
};
