import type { AuditLabels } from '../../../kit/core/module/audit-labels';

export const boardLabels: AuditLabels = {
  resources: {
    dashboards: { en: 'Dashboards', es: 'Tableros', pt: 'Painéis' },
    dashboard_boards: { en: 'Pinned figures', es: 'Cifras fijadas', pt: 'Números fixados' },
    dashboard_goals: { en: 'Goals of dashboards', es: 'Metas de tableros', pt: 'Metas de painéis' },
    dashboard_notes: { en: 'Notes of dashboards', es: 'Notas de tableros', pt: 'Notas de painéis' },
    dashboard_shares: { en: 'Links to dashboards', es: 'Enlaces a tableros', pt: 'Links para painéis' },
  },
  actions: {
    saveDashboardGoal: { en: 'Set a goal', es: 'Fijó una meta', pt: 'Definiu uma meta' },
    removeDashboardGoal: { en: 'Removed a goal', es: 'Quitó una meta', pt: 'Removeu uma meta' },
    shareDashboard: {
      en: 'Made a link to a dashboard',
      es: 'Creó un enlace a un tablero',
      pt: 'Criou um link para um painel',
    },
    endDashboardShare: {
      en: 'Ended a link to a dashboard',
      es: 'Terminó un enlace a un tablero',
      pt: 'Encerrou um link para um painel',
    },
  },
};
