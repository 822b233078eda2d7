import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const packagesLabels: AuditLabels = {
  resources: {
    features: { en: 'Features', es: 'Funciones', pt: 'Recursos' },
    packages: { en: 'Features and packages', es: 'Funciones y paquetes', pt: 'Recursos e pacotes' },
  },
  actions: {
    create: { en: 'Created', es: 'Creó', pt: 'Criou' },
    update: { en: 'Changed', es: 'Cambió', pt: 'Mudou' },
    toggle: { en: 'Switched', es: 'Activó o desactivó', pt: 'Ativou ou desativou' },
    price: { en: 'Changed a price', es: 'Cambió un precio', pt: 'Mudou um preço' },
  },
};
