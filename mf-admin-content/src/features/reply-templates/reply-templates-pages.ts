import { replyTemplates, resourcePages } from '@enlace/shared-contract';

export const replyTemplatesPages = resourcePages(replyTemplates, {
  name: 'reply-templates',
  path: '/admin/inbox/templates',
  title: { en: 'Reply templates', es: 'Plantillas de respuesta', pt: 'Modelos de resposta' },
  add: { en: 'Add template', es: 'Añadir plantilla', pt: 'Adicionar modelo' },
  edit: { en: 'Edit template', es: 'Editar plantilla', pt: 'Editar modelo' },
});
