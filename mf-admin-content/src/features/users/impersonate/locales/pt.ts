import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  users: 'Usuárias',
  failed: { title: 'Não foi possível carregar', hint: 'Tente de novo em instantes.' },
  reason: 'Motivo',
  reasonMissing: 'Diga o motivo, em poucas palavras.',
  cancel: 'Cancelar',
  view: {
    title: 'Ver como {name}',
    lead: 'Você vê o site como ela vê, para descobrir o que deu errado. Enquanto isso nada pode ser alterado.',
    rules: {
      time: 'Termina sozinho depois de {minutes} minutos.',
      banner: 'Uma barra em cada página diz como quem você está vendo e leva de volta.',
      told: 'Que você olhou, quando e por quê fica na auditoria e nos dados que ela pode baixar.',
      refused: 'Salvar, pagar, senhas e downloads são recusados.',
    },
    reasonHint: 'Ela pode ler isso nos dados dela.',
    start: 'Começar',
  },
};
