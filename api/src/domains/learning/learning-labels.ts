import type { AuditLabels } from '../../kit/module/audit-labels';

export const learningLabels: AuditLabels = {
  resources: {
    courses: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
    lessons: { en: 'Lessons', es: 'Lecciones', pt: 'Aulas' },
  },
};
