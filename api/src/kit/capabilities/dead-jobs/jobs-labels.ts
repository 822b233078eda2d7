import type { AuditLabels } from '../../core/module/audit-labels';

export const jobsLabels: AuditLabels = {
  resources: {
    background_jobs: { en: 'Background jobs', es: 'Tareas en segundo plano', pt: 'Tarefas em segundo plano' },
  },
  actions: {
    runAgain: { en: 'Ran a job again', es: 'Repitió una tarea', pt: 'Repetiu uma tarefa' },
    discard: { en: 'Discarded', es: 'Descartó', pt: 'Descartou' },
    fail: { en: 'A job failed', es: 'Falló una tarea', pt: 'Uma tarefa falhou' },
  },
};
