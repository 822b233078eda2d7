import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const learningLabels: AuditLabels = {
  resources: {
    courses: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
    lessons: { en: 'Lessons', es: 'Lecciones', pt: 'Aulas' },
  },
  actions: {
    reviewTask: { en: 'Reviewed a task', es: 'Revisó una tarea', pt: 'Revisou uma tarefa' },
  },
};
