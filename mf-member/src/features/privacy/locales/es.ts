import type { texts as en } from './en';

export const texts: typeof en = {
  title: 'Quién ve qué',
  lead: 'Tu nombre es visible donde participas. Sobre todo lo demás decides tú.',
  preview: 'Tu perfil visto por',
  audiences: { visitor: 'Visitantes', member: 'Integrantes', recruiter: 'Reclutadoras' },
  asSeenBy: {
    visitor: 'Tu perfil como lo ven las visitantes',
    member: 'Tu perfil como lo ven las integrantes',
    recruiter: 'Tu perfil como lo ven las reclutadoras',
  },
  nothing: 'Solo ven tu nombre.',
  groups: {
    card: 'Presentación',
    about: 'Sobre ti y tu trabajo',
    place: 'Dónde estás',
    contact: 'Enlaces y contacto',
  },
  levels: {
    public: 'Todo el mundo',
    members: 'Integrantes',
    recruiters: 'Solo reclutadoras',
    only_me: 'Solo yo',
  },
  hasPicture: 'Tu foto',
  fill: 'Completar',
  undo: 'Deshacer los cambios',
  changed_one: '{count} cambio sin guardar',
  changed_other: '{count} cambios sin guardar',
  chapter: {
    title: 'En tu capítulo',
    switch: 'Mostrarme en la página de mi capítulo',
    hint: 'Allí cualquiera ve que perteneces a él, con tu nombre. Tu foto y tu titular siguen lo que eliges abajo. Puedes retirarlo cuando quieras.',
    open: 'Ver la página de {name}',
    none: 'Apareces en cuanto pertenezcas a un capítulo.',
  },
  page: {
    title: 'Tu página',
    switch: 'Mi página es pública',
    hint: 'Para ponentes, líderes, instructoras, autoras y fundadoras: tu nombre lleva a una página con lo que haces aquí, y la búsqueda la encuentra. Muestra lo que pueden ver las visitas.',
    open: 'Abrir tu página',
    none: 'Tu página aparece en cuanto tu nombre está en el sitio: como ponente, líder, instructora, autora o fundadora.',
  },
};
