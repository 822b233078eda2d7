import type { AuditLabels } from '../../core/module/audit-labels';

export const auditLabels: AuditLabels = {
  resources: {
    audit: { en: 'Audit', es: 'Auditoría', pt: 'Auditoria' },
  },
  actions: {
    add: { en: 'Added', es: 'Añadió', pt: 'Adicionou' },
    edit: { en: 'Changed', es: 'Cambió', pt: 'Mudou' },
    look: { en: 'Looked at', es: 'Vio', pt: 'Viu' },
    download: { en: 'Downloaded', es: 'Descargó', pt: 'Baixou' },
    downloadAborted: { en: 'Began a download', es: 'Empezó una descarga', pt: 'Começou um download' },
  },
};
