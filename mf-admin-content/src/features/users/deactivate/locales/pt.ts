import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  users: 'Usuárias',
  failed: { title: 'Não foi possível carregar', hint: 'Tente de novo daqui a pouco.' },
  cancel: 'Cancelar',
  reason: 'Motivo',
  reasonMissing: 'Informe o motivo, em poucas palavras.',
  off: {
    crumb: 'Desativar',
    title: 'Desativar {name}',
    lead: 'A conta fica como está, mas ninguém consegue entrar com ela até que alguém da equipe a reative.',
    effects: 'Isto acontece na hora',
    signIns_zero: 'Ela não tem nenhuma sessão aberta.',
    signIns_one: '{count} sessão é encerrada.',
    signIns_other: '{count} sessões são encerradas.',
    signIn: 'Ela não consegue mais entrar, nem com a senha nem com o LinkedIn.',
    page: 'A página pública dela desaparece, e com ela os links para lá.',
    lists: 'Ela desaparece do banco de talentos, das buscas e das listas públicas de pessoas.',
    chapters_one: 'Ela lidera {count} capítulo: ele deixa de mostrá-la como líder.',
    chapters_other: 'Ela lidera {count} capítulos: eles deixam de mostrá-la como líder.',
    companies_one: 'Ela recruta para {count} empresa: as vagas continuam no ar.',
    companies_other: 'Ela recruta para {count} empresas: as vagas continuam no ar.',
    reasonHint: 'Fica registrado na auditoria.',
    do: 'Desativar a conta',
    done: 'A conta de {name} foi desativada.',
    already: 'Outra pessoa desativou {name} nesse meio-tempo.',
  },
  on: {
    crumb: 'Reativar',
    title: 'Reativar {name}',
    lead: 'Ela pode entrar de novo, e o que a desativação escondeu volta a aparecer. As sessões encerradas continuam encerradas.',
    since: 'Desativada em {when} por {name}',
    why: 'Motivo: {reason}',
    unknown: 'Nenhum motivo da desativação foi registrado.',
    system: 'o sistema',
    reasonHint: 'Opcional. Fica registrado na auditoria.',
    do: 'Reativar a conta',
    done: 'A conta de {name} está ativa de novo.',
    already: 'Outra pessoa reativou {name} nesse meio-tempo.',
  },
};
