import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Plantillas de respuesta',
  add: 'Añadir plantilla',
  search: 'Buscar plantillas',
  count_one: '{count} plantilla',
  count_other: '{count} plantillas',
  none: {
    title: 'Aún no hay plantillas',
    hint: 'Con una plantilla se responde a las entradas de la bandeja. Añade la primera.',
  },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { main: 'La plantilla', words: 'La respuesta' },
  sectionHints: {
    main: 'El nombre es para el equipo. Con un formulario solo se ofrece en las entradas de ese formulario.',
    words:
      'Lo que se escribe, en cada idioma. Estas palabras se rellenan: {first_name}, {name}, {company}, {reference}, {what}, {me}, {product}.',
  },
  fields: { name: 'Nombre', kind: 'Solo para', subject: 'Asunto', body: 'Texto', updated_at: 'Cambió' },
  hints: { kind: 'Déjalo vacío para todos los formularios.' },
  options: {
    kind: {
      contact_us: 'Mensaje',
      company_registration: 'Registro de empresa',
      company_perk: 'Beneficios de empresa',
      sponsor_contact: 'Patrocinio',
      sponsor_recruiter_account: 'Solicitud de cuenta',
      press_interview: 'Entrevista',
      press_invitation: 'Invitación',
      investor_contact: 'Inversión',
      chapter_start: 'Capítulo nuevo',
      talk_proposal: 'Charla',
      hosting_offer: 'Sede para eventos',
      volunteering: 'Voluntariado',
      incident_report: 'Incidente',
    },
  },
};
