import type { ResourceEntry } from '@enlace/shared-admin';
import { areas, chapters, tags } from '@enlace/shared-contract/community';
import { contentPages, news, press } from '@enlace/shared-contract/editorial';
import { replyTemplates } from '@enlace/shared-contract/forms';
import { roles, users } from '@enlace/shared-contract/identity';
import { courses, lessons } from '@enlace/shared-contract/learning';
import { companies, companyCategories, investors, jefaPerks, perks } from '@enlace/shared-contract/partners';
import { jobLocations, jobs, seniorityLevels } from '@enlace/shared-contract/work';

import { community, content, system, taxonomy, work } from './lib/nav-groups';

/**
 * The plain resources of the back office: pages and screens of each are made from its entry and from its declaration
 * in `features/<name>/<name>-admin.ts`.
 */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'reply-templates',
    contract: replyTemplates,
    path: '/admin/inbox/templates',
    title: { en: 'Reply templates', es: 'Plantillas de respuesta', pt: 'Modelos de resposta' },
    add: { en: 'Add template', es: 'Añadir plantilla', pt: 'Adicionar modelo' },
    edit: { en: 'Edit template', es: 'Editar plantilla', pt: 'Editar modelo' },
    load: () =>
      import(/* webpackChunkName: "screen-reply-templates" */ './features/reply-templates/reply-templates-admin'),
  },
  {
    name: 'news',
    contract: news,
    title: { en: 'News', es: 'Noticias', pt: 'Notícias' },
    add: { en: 'Add article', es: 'Añadir noticia', pt: 'Adicionar notícia' },
    edit: { en: 'Edit article', es: 'Editar noticia', pt: 'Editar notícia' },
    nav: { order: 110, icon: 'news', group: content },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-news" */ './features/news/news-admin'),
  },
  {
    name: 'content-pages',
    contract: contentPages,
    title: { en: 'Pages', es: 'Páginas', pt: 'Páginas' },
    add: { en: 'Add page', es: 'Añadir página', pt: 'Adicionar página' },
    edit: { en: 'Edit page', es: 'Editar página', pt: 'Editar página' },
    nav: { order: 120, icon: 'file', group: content },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-content-pages" */ './features/content-pages/content-pages-admin'),
  },
  {
    name: 'press',
    contract: press,
    title: { en: 'Press', es: 'Prensa', pt: 'Imprensa' },
    add: { en: 'Add press item', es: 'Añadir nota de prensa', pt: 'Adicionar matéria' },
    edit: { en: 'Edit press item', es: 'Editar nota de prensa', pt: 'Editar matéria' },
    nav: { order: 130, icon: 'book', group: content },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-press" */ './features/press/press-admin'),
  },
  {
    name: 'chapters',
    contract: chapters,
    title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
    add: { en: 'Add chapter', es: 'Añadir capítulo', pt: 'Adicionar capítulo' },
    edit: { en: 'Edit chapter', es: 'Editar capítulo', pt: 'Editar capítulo' },
    nav: { order: 210, icon: 'pin', group: community },
    palette: { detail: 'city' },
    load: () => import(/* webpackChunkName: "screen-chapters" */ './features/chapters/chapters-admin'),
  },
  {
    name: 'companies',
    contract: companies,
    title: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
    add: { en: 'Add company', es: 'Añadir empresa', pt: 'Adicionar empresa' },
    edit: { en: 'Edit company', es: 'Editar empresa', pt: 'Editar empresa' },
    nav: { order: 220, icon: 'building', group: community },
    palette: { detail: 'city' },
    load: () => import(/* webpackChunkName: "screen-companies" */ './features/companies/companies-admin'),
  },
  {
    name: 'investors',
    contract: investors,
    title: { en: 'Investors', es: 'Inversionistas', pt: 'Investidoras' },
    add: { en: 'Add investor', es: 'Añadir inversionista', pt: 'Adicionar investidora' },
    edit: { en: 'Edit investor', es: 'Editar inversionista', pt: 'Editar investidora' },
    nav: { order: 230, icon: 'star', group: community },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-investors" */ './features/investors/investors-admin'),
  },
  {
    name: 'member-perks',
    contract: jefaPerks,
    title: { en: 'Member perks', es: 'Beneficios de integrantes', pt: 'Benefícios de integrantes' },
    add: { en: 'Add member perk', es: 'Añadir ventaja', pt: 'Adicionar vantagem' },
    edit: { en: 'Edit member perk', es: 'Editar ventaja', pt: 'Editar vantagem' },
    nav: { order: 240, icon: 'heart', group: community },
    load: () => import(/* webpackChunkName: "screen-member-perks" */ './features/member-perks/member-perks-admin'),
  },
  {
    name: 'jobs',
    contract: jobs,
    title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
    add: { en: 'Add job', es: 'Añadir empleo', pt: 'Adicionar vaga' },
    edit: { en: 'Edit job', es: 'Editar empleo', pt: 'Editar vaga' },
    nav: { order: 310, icon: 'briefcase', group: work },
    palette: { detail: 'company' },
    load: () => import(/* webpackChunkName: "screen-jobs" */ './features/jobs/jobs-admin'),
  },
  {
    name: 'job-locations',
    contract: jobLocations,
    title: { en: 'Job locations', es: 'Ubicaciones', pt: 'Locais de trabalho' },
    add: { en: 'Add location', es: 'Añadir ubicación', pt: 'Adicionar local' },
    edit: { en: 'Edit location', es: 'Editar ubicación', pt: 'Editar local' },
    nav: { order: 320, icon: 'pin', group: work },
    load: () => import(/* webpackChunkName: "screen-job-locations" */ './features/job-locations/job-locations-admin'),
  },
  {
    name: 'courses',
    contract: courses,
    title: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
    add: { en: 'Add course', es: 'Añadir curso', pt: 'Adicionar curso' },
    edit: { en: 'Edit course', es: 'Editar curso', pt: 'Editar curso' },
    nav: { order: 330, icon: 'book', group: work },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-courses" */ './features/courses/courses-admin'),
  },
  {
    name: 'lessons',
    contract: lessons,
    title: { en: 'Lessons', es: 'Lecciones', pt: 'Aulas' },
    add: { en: 'Add lesson', es: 'Añadir lección', pt: 'Adicionar aula' },
    edit: { en: 'Edit lesson', es: 'Editar lección', pt: 'Editar aula' },
    nav: { order: 340, icon: 'play', group: work },
    palette: { detail: 'course' },
    load: () => import(/* webpackChunkName: "screen-lessons" */ './features/lessons/lessons-admin'),
  },
  {
    name: 'areas',
    contract: areas,
    title: { en: 'Areas', es: 'Áreas', pt: 'Áreas' },
    add: { en: 'Add area', es: 'Añadir área', pt: 'Adicionar área' },
    edit: { en: 'Edit area', es: 'Editar área', pt: 'Editar área' },
    nav: { order: 410, icon: 'tag', group: taxonomy },
    load: () => import(/* webpackChunkName: "screen-areas" */ './features/areas/areas-admin'),
  },
  {
    name: 'tags',
    contract: tags,
    title: { en: 'Tags', es: 'Etiquetas', pt: 'Tags' },
    add: { en: 'Add tag', es: 'Añadir etiqueta', pt: 'Adicionar tag' },
    edit: { en: 'Edit tag', es: 'Editar etiqueta', pt: 'Editar tag' },
    nav: { order: 420, icon: 'tag', group: taxonomy },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-tags" */ './features/tags/tags-admin'),
  },
  {
    name: 'company-categories',
    contract: companyCategories,
    title: { en: 'Company categories', es: 'Categorías de empresas', pt: 'Categorias de empresas' },
    add: { en: 'Add category', es: 'Añadir categoría', pt: 'Adicionar categoria' },
    edit: { en: 'Edit category', es: 'Editar categoría', pt: 'Editar categoria' },
    nav: { order: 430, icon: 'building', group: taxonomy },
    load: () =>
      import(
        /* webpackChunkName: "screen-company-categories" */ './features/company-categories/company-categories-admin'
      ),
  },
  {
    name: 'perks',
    contract: perks,
    title: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' },
    add: { en: 'Add perk', es: 'Añadir beneficio', pt: 'Adicionar benefício' },
    edit: { en: 'Edit perk', es: 'Editar beneficio', pt: 'Editar benefício' },
    nav: { order: 440, icon: 'heart', group: taxonomy },
    load: () => import(/* webpackChunkName: "screen-perks" */ './features/perks/perks-admin'),
  },
  {
    name: 'seniority-levels',
    contract: seniorityLevels,
    title: { en: 'Seniority levels', es: 'Niveles de experiencia', pt: 'Níveis de senioridade' },
    add: { en: 'Add level', es: 'Añadir nivel', pt: 'Adicionar nível' },
    edit: { en: 'Edit level', es: 'Editar nivel', pt: 'Editar nível' },
    nav: { order: 450, icon: 'chart', group: taxonomy },
    load: () =>
      import(/* webpackChunkName: "screen-seniority-levels" */ './features/seniority-levels/seniority-levels-admin'),
  },
  {
    name: 'users',
    contract: users,
    title: { en: 'Users', es: 'Usuarias', pt: 'Usuárias' },
    add: { en: 'Add user', es: 'Añadir usuaria', pt: 'Adicionar usuária' },
    edit: { en: 'Edit user', es: 'Editar usuaria', pt: 'Editar usuária' },
    nav: { order: 510, icon: 'users', group: system },
    palette: { detail: 'email' },
    load: () => import(/* webpackChunkName: "screen-users" */ './features/users/users-admin'),
  },
  {
    name: 'roles',
    contract: roles,
    title: { en: 'Roles', es: 'Roles', pt: 'Papéis' },
    add: { en: 'Add role', es: 'Añadir rol', pt: 'Adicionar papel' },
    edit: { en: 'Edit role', es: 'Editar rol', pt: 'Editar papel' },
    nav: { order: 520, icon: 'key', group: system },
    palette: {},
    load: () => import(/* webpackChunkName: "screen-roles" */ './features/roles/roles-admin'),
  },
];
