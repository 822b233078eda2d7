/** Headings of the side bar. The orders of their entries are 100s, 200s and so on, in the order of the headings. */
export const content = { en: 'Content', es: 'Contenido', pt: 'Conteúdo' };
export const community = { en: 'Community', es: 'Comunidad', pt: 'Comunidade' };
export const work = { en: 'Work and learning', es: 'Trabajo y aprendizaje', pt: 'Trabalho e aprendizado' };
export const taxonomy = { en: 'Lists', es: 'Listas', pt: 'Listas' };
export const system = { en: 'People and rights', es: 'Personas y permisos', pt: 'Pessoas e permissões' };
