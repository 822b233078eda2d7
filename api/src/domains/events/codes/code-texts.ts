import type { Locale } from '@enlace/shared-contract/text';

import type { CodeRefusal } from './event-code';

type CodeTexts = Readonly<
  Record<CodeRefusal, string> &
    Record<'changed' | 'codeExists' | 'codeHasUses' | 'endCode' | 'tooFewUses' | 'window', string>
>;

/** Messages about codes. `{count}` is a number of tickets or uses. */
export const codeTexts: Readonly<Record<Locale, CodeTexts>> = {
  en: {
    unknown: 'This code is not known. Please check its letters.',
    not_started: 'This code cannot be used yet.',
    ended: 'This code has ended.',
    used_up: 'This code is used up.',
    few_uses: 'This code can be used for {count} more. Choose {count} or fewer tickets.',
    no_ticket: 'This code is for other tickets.',
    per_order: 'This code is for at most {count} tickets of an order.',
    changed: 'This code was changed in the meantime. Close this form and open it again to see the changes.',
    codeExists: 'The event already has this code.',
    codeHasUses: 'People have used this code.',
    endCode: 'Set its end to now instead.',
    tooFewUses: 'The code is used {count} times, so there cannot be fewer uses.',
    window: 'The end must come after the start.',
  },
  es: {
    unknown: 'No conocemos este código. Revisa sus letras.',
    not_started: 'Este código todavía no se puede usar.',
    ended: 'Este código ya terminó.',
    used_up: 'Este código se agotó.',
    few_uses: 'Este código sirve para {count} más. Elige {count} entradas o menos.',
    no_ticket: 'Este código es para otras entradas.',
    per_order: 'Este código sirve para {count} entradas por pedido como máximo.',
    changed: 'Este código cambió mientras tanto. Cierra este formulario y ábrelo otra vez para ver los cambios.',
    codeExists: 'El evento ya tiene este código.',
    codeHasUses: 'Hay personas que usaron este código.',
    endCode: 'Mejor pon su final en este momento.',
    tooFewUses: 'El código se usó {count} veces, así que no puede haber menos usos.',
    window: 'El final debe ser posterior al comienzo.',
  },
  pt: {
    unknown: 'Não conhecemos este código. Confira as letras.',
    not_started: 'Este código ainda não pode ser usado.',
    ended: 'Este código já terminou.',
    used_up: 'Este código se esgotou.',
    few_uses: 'Este código vale para mais {count}. Escolha {count} ingressos ou menos.',
    no_ticket: 'Este código é para outros ingressos.',
    per_order: 'Este código vale para no máximo {count} ingressos por pedido.',
    changed: 'Este código mudou nesse meio-tempo. Feche este formulário e abra de novo para ver as mudanças.',
    codeExists: 'O evento já tem este código.',
    codeHasUses: 'Há pessoas que usaram este código.',
    endCode: 'Em vez disso, defina o fim para agora.',
    tooFewUses: 'O código foi usado {count} vezes, então não pode haver menos usos.',
    window: 'O fim deve ser depois do início.',
  },
};
