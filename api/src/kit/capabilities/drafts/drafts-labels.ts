import type { AuditLabels } from '../../core/module/audit-labels';

export const draftsLabels: AuditLabels = {
  actions: {
    publish: { en: 'Published', es: 'Publicó', pt: 'Publicou' },
    unpublish: { en: 'Took offline', es: 'Retiró de la web', pt: 'Tirou do ar' },
    schedule: { en: 'Scheduled', es: 'Programó', pt: 'Agendou' },
    unschedule: { en: 'Cancelled a schedule', es: 'Canceló una programación', pt: 'Cancelou um agendamento' },
    saveDraft: { en: 'Saved a draft', es: 'Guardó un borrador', pt: 'Salvou um rascunho' },
    discardDraft: { en: 'Discarded a draft', es: 'Descartó un borrador', pt: 'Descartou um rascunho' },
    preview: { en: 'Made a preview link', es: 'Creó un enlace de vista previa', pt: 'Criou um link de prévia' },
  },
};
