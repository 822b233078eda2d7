import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  hint: 'Enter salva, Escape deixa como estava, Tab passa ao seguinte.',
  saved: 'Salvo.',
  undo: 'Desfazer',
  again: 'Escrever de novo',
  failed: 'Não foi possível salvar.',
  conflict: 'Outra pessoa mudou isto nesse meio-tempo.',
  open: 'Abrir o registro',
  leave: 'Deixar assim',
};
