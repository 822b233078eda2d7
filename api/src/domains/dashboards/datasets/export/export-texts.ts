import type { Locale } from '@enlace/shared-contract/text';

interface ExportTexts {
  readonly columns: readonly [key: string, group: string, value: string, prev: string];
  readonly hiddenNumber: string;
  readonly title: string;
  readonly question: string;
  readonly definition: string;
  readonly period: string;
  readonly allTime: string;
  readonly compare: string;
  readonly none: string;
  readonly zone: string;
  readonly filters: string;
  readonly ignored: string;
  readonly total: string;
  readonly countedAt: string;
  readonly rounded: string;
  readonly roundedText: string;
}

/** Words of the CSV of a data set. */
export const exportTexts: Readonly<Record<Locale, ExportTexts>> = {
  en: {
    columns: ['Key', 'Group', 'Number', 'Compared number'],
    hiddenNumber: 'hidden',
    title: 'Title',
    question: 'Question',
    definition: 'Definition',
    period: 'Period',
    allTime: 'Since the beginning',
    compare: 'Compared period',
    none: 'None',
    zone: 'Time zone',
    filters: 'Filters',
    ignored: 'Filters that do not apply',
    total: 'Total',
    countedAt: 'Counted at',
    rounded: 'Accuracy',
    roundedText: 'Rounded to fives; small numbers are hidden',
  },
  es: {
    columns: ['Clave', 'Grupo', 'Número', 'Número comparado'],
    hiddenNumber: 'oculto',
    title: 'Título',
    question: 'Pregunta',
    definition: 'Definición',
    period: 'Período',
    allTime: 'Desde el comienzo',
    compare: 'Período comparado',
    none: 'Ninguno',
    zone: 'Zona horaria',
    filters: 'Filtros',
    ignored: 'Filtros que no se aplican',
    total: 'Total',
    countedAt: 'Contado',
    rounded: 'Precisión',
    roundedText: 'Redondeado de a cinco; los números pequeños están ocultos',
  },
  pt: {
    columns: ['Chave', 'Grupo', 'Número', 'Número comparado'],
    hiddenNumber: 'oculto',
    title: 'Título',
    question: 'Pergunta',
    definition: 'Definição',
    period: 'Período',
    allTime: 'Desde o começo',
    compare: 'Período comparado',
    none: 'Nenhum',
    zone: 'Fuso horário',
    filters: 'Filtros',
    ignored: 'Filtros que não se aplicam',
    total: 'Total',
    countedAt: 'Contado em',
    rounded: 'Precisão',
    roundedText: 'Arredondado de cinco em cinco; números pequenos ficam ocultos',
  },
};
