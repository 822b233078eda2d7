import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const formsLabels: AuditLabels = {
  resources: {
    company_form_entries: { en: 'Forms of companies', es: 'Formularios de empresas', pt: 'Formulários de empresas' },
    contact_form_entries: { en: 'Messages', es: 'Mensajes', pt: 'Mensagens' },
    form_entries: { en: 'Form entries', es: 'Entradas de formularios', pt: 'Entradas de formulários' },
    incident_form_entries: { en: 'Incident reports', es: 'Reportes de incidentes', pt: 'Relatos de incidentes' },
    investor_form_entries: {
      en: 'Forms of investors',
      es: 'Formularios de inversionistas',
      pt: 'Formulários de investimento',
    },
    press_form_entries: { en: 'Forms of the press', es: 'Formularios de prensa', pt: 'Formulários de imprensa' },
    sponsor_form_entries: { en: 'Forms of sponsors', es: 'Formularios de patrocinio', pt: 'Formulários de patrocínio' },
    take_part_form_entries: {
      en: 'Forms of taking part',
      es: 'Formularios de participación',
      pt: 'Formulários de participação',
    },
    reply_templates: { en: 'Reply templates', es: 'Plantillas de respuesta', pt: 'Modelos de resposta' },
  },
  actions: {
    register: { en: 'Registered', es: 'Se registró', pt: 'Cadastrou-se' },
    resend: { en: 'Sent again', es: 'Envió de nuevo', pt: 'Enviou de novo' },
    reply: { en: 'Replied', es: 'Respondió', pt: 'Respondeu' },
    addNote: { en: 'Added a note', es: 'Añadió una nota', pt: 'Adicionou uma nota' },
    convert: {
      en: 'Made a record of an entry',
      es: 'Convirtió una entrada en registro',
      pt: 'Converteu uma entrada em registro',
    },
    move: { en: 'Moved', es: 'Movió', pt: 'Moveu' },
    tag: { en: 'Added tags', es: 'Añadió etiquetas', pt: 'Adicionou etiquetas' },
    untag: { en: 'Removed tags', es: 'Quitó etiquetas', pt: 'Removeu etiquetas' },
  },
};
