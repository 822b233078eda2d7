import { definePages } from '@enlace/shared-contract';

export const pages = definePages([
  {
    name: 'admin-overview',
    path: '/admin',
    layout: 'admin',
    protected: true,
    allowed: ['admin'],
    title: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' },
    nav: { label: { en: 'Overview', es: 'Resumen', pt: 'Visão geral' }, order: 10, place: 'main', icon: 'home' },
  },
  {
    name: 'chapters-list',
    path: '/admin/chapters',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'chapters.add', 'chapters.edit', 'chapters.remove'],
    title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
    nav: { label: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' }, order: 20, place: 'main', icon: 'pin' },
  },
  {
    name: 'chapters-new',
    path: '/admin/chapters/new',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'chapters.add'],
    title: { en: 'Add chapter', es: 'Añadir capítulo', pt: 'Adicionar capítulo' },
  },
  {
    name: 'chapters-edit',
    path: '/admin/chapters/:id',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'chapters.edit'],
    title: { en: 'Edit chapter', es: 'Editar capítulo', pt: 'Editar capítulo' },
  },
  {
    name: 'areas-list',
    path: '/admin/areas',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'areas.add', 'areas.edit', 'areas.remove'],
    title: { en: 'Areas', es: 'Áreas', pt: 'Áreas' },
    nav: { label: { en: 'Areas', es: 'Áreas', pt: 'Áreas' }, order: 30, place: 'main', icon: 'tag' },
  },
  {
    name: 'areas-new',
    path: '/admin/areas/new',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'areas.add'],
    title: { en: 'Add area', es: 'Añadir área', pt: 'Adicionar área' },
  },
  {
    name: 'areas-edit',
    path: '/admin/areas/:id',
    layout: 'admin',
    protected: true,
    allowed: ['admin', 'areas.edit'],
    title: { en: 'Edit area', es: 'Editar área', pt: 'Editar área' },
  },
]);

/** Slice paths this remote injects. */
export const slices = [
  'adminContent/areas',
  'adminContent/chapters',
  'adminContent/countries',
  'adminContent/users',
  'adminContent/dependents',
];
