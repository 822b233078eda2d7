import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  today: 'Hoje',
  yesterday: 'Ontem',
  hiddenName: 'uma pessoa da comunidade',
  formerRecruiter: 'Uma pessoa do recrutamento que saiu',
  someCompany: 'uma empresa',
  someJob: 'uma vaga',
  kinds: { view: 'Perfil aberto', contact: 'Mensagem', application: 'Candidatura', note: 'Nota' },
  sentences: {
    view: '{actor} abriu o perfil de {member} em nome de {company}.',
    contact: '{actor} escreveu para {member} em nome de {company}.',
    note: '{actor} escreveu uma nota sobre {member} em nome de {company}.',
    applied: '{member} se candidatou a {job} em {company}.',
    opened: '{actor} abriu a candidatura de {member} a {job} em {company}.',
    moved: '{actor} passou {member} de “{from}” para “{to}” na vaga {job} em {company}.',
    movedFirst: '{actor} passou {member} para “{to}” na vaga {job} em {company}.',
    withdrew: '{member} retirou a candidatura a {job} em {company}.',
    closed: 'A candidatura de {member} a {job} em {company} foi encerrada sem resposta.',
  },
  contactStates: { sent: 'Aguarda resposta', accepted: 'Aceita', declined: 'Recusada' },
  applicationStates: {
    submitted: 'Nova',
    viewed: 'Vista',
    in_review: 'Em análise',
    shortlisted: 'Pré-selecionada',
    interview: 'Entrevista',
    offer: 'Proposta',
    hired: 'Contratada',
    rejected: 'Recusada',
    withdrawn: 'Retirada',
    auto_closed: 'Encerrada sem resposta',
  },
  more: 'Mostrar tudo',
  less: 'Mostrar menos',
};
