import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Qué se mudó',
  dropped_one: '{count} entrada igual no hizo falta.',
  dropped_other: '{count} entradas iguales no hicieron falta.',
  nothing: 'Nada se refería a la otra cuenta.',
  more: 'y {count} más',
  parts: {
    account: 'Cuenta',
    roles: 'Roles',
    permissions: 'Permisos propios',
    social_accounts: 'Formas de entrar',
    chapters_led: 'Capítulos que lidera',
    talks: 'Charlas en eventos',
    package_changes: 'Cambios de paquetes',
    news_written: 'Noticias que escribió',
    skills: 'Habilidades',
    languages: 'Idiomas',
    job_types: 'Tipos de trabajo',
    companies_recruited_for: 'Empresas para las que recluta',
    courses_taught: 'Cursos que enseña',
    registration: 'Registro',
    messages_looked_after: 'Mensajes que atiende',
    notes_written: 'Notas en mensajes',
    replies_written: 'Respuestas a mensajes',
    messages_converted: 'Mensajes convertidos en fichas',
    files_uploaded: 'Archivos subidos',
    views: 'Vistas guardadas',
    drafts: 'Borradores',
    other: 'Otras entradas',
  },
};
