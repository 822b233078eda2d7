import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  today: 'Hoy',
  yesterday: 'Ayer',
  hiddenName: 'una persona de la comunidad',
  formerRecruiter: 'Una persona de reclutamiento que ya no está',
  someCompany: 'una empresa',
  someJob: 'un empleo',
  kinds: { view: 'Perfil abierto', contact: 'Mensaje', application: 'Postulación', note: 'Nota' },
  sentences: {
    view: '{actor} abrió el perfil de {member} en nombre de {company}.',
    contact: '{actor} le escribió a {member} en nombre de {company}.',
    note: '{actor} escribió una nota sobre {member} en nombre de {company}.',
    applied: '{member} se postuló a {job} en {company}.',
    opened: '{actor} abrió la postulación de {member} a {job} en {company}.',
    moved: '{actor} pasó a {member} de “{from}” a “{to}” para {job} en {company}.',
    movedFirst: '{actor} pasó a {member} a “{to}” para {job} en {company}.',
    withdrew: '{member} retiró su postulación a {job} en {company}.',
    closed: 'La postulación de {member} a {job} en {company} se cerró sin respuesta.',
  },
  contactStates: { sent: 'Espera respuesta', accepted: 'Aceptado', declined: 'Rechazado' },
  applicationStates: {
    submitted: 'Nueva',
    viewed: 'Vista',
    in_review: 'En revisión',
    shortlisted: 'Preseleccionada',
    interview: 'Entrevista',
    offer: 'Oferta',
    hired: 'Contratada',
    rejected: 'Rechazada',
    withdrawn: 'Retirada',
    auto_closed: 'Cerrada sin respuesta',
  },
  more: 'Mostrar todo',
  less: 'Mostrar menos',
};
