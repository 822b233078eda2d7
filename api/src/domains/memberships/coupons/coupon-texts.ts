import type { Locale } from '@enlace/shared-contract/text';

interface Texts {
  readonly codeTaken: string;
  readonly oneReduction: string;
  readonly needsCurrency: string;
  readonly otherCurrency: string;
  readonly usedReduction: string;
  readonly monthsMissing: string;
  readonly monthsUnused: string;
  readonly fewerThanUsed: (count: number) => string;
  readonly unknownRole: string;
  readonly unknownPlan: string;
}

/** Why a coupon is not stored. */
export const couponTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    codeTaken: 'Another coupon has this code.',
    oneReduction: 'Enter a percentage or an amount.',
    needsCurrency: 'An amount needs a currency.',
    otherCurrency: 'This plan is paid in another currency.',
    usedReduction: 'Members have used this coupon, so its reduction stays. End it and add another one.',
    monthsMissing: 'Enter a number of months from 1 to 36.',
    monthsUnused: 'Only a reduction for some months has a number of months.',
    fewerThanUsed: (count) => `It has been used ${count} times already.`,
    unknownRole: 'Choose a role.',
    unknownPlan: 'Choose a paid plan of this role.',
  },
  es: {
    codeTaken: 'Otro cupón tiene este código.',
    oneReduction: 'Escribe un porcentaje o un importe.',
    needsCurrency: 'Un importe necesita una moneda.',
    otherCurrency: 'Este plan se paga en otra moneda.',
    usedReduction: 'Ya se usó este cupón, así que su descuento se queda. Termínalo y agrega otro.',
    monthsMissing: 'Escribe un número de meses de 1 a 36.',
    monthsUnused: 'Solo un descuento por unos meses tiene un número de meses.',
    fewerThanUsed: (count) => `Ya se usó ${count} veces.`,
    unknownRole: 'Elige un rol.',
    unknownPlan: 'Elige un plan de pago de este rol.',
  },
  pt: {
    codeTaken: 'Outro cupom tem este código.',
    oneReduction: 'Digite uma porcentagem ou um valor.',
    needsCurrency: 'Um valor precisa de uma moeda.',
    otherCurrency: 'Este plano é pago em outra moeda.',
    usedReduction: 'Este cupom já foi usado, então o desconto fica. Encerre-o e adicione outro.',
    monthsMissing: 'Digite um número de meses de 1 a 36.',
    monthsUnused: 'Só um desconto por alguns meses tem um número de meses.',
    fewerThanUsed: (count) => `Ele já foi usado ${count} vezes.`,
    unknownRole: 'Escolha uma função.',
    unknownPlan: 'Escolha um plano pago desta função.',
  },
};
