import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const communityLabels: AuditLabels = {
  resources: {
    areas: { en: 'Areas', es: 'Áreas', pt: 'Áreas' },
    chapters: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
    chapter_leaders: { en: 'Chapter leaders', es: 'Líderes de capítulos', pt: 'Líderes de capítulos' },
    tags: { en: 'Tags', es: 'Etiquetas', pt: 'Tags' },
  },
};
