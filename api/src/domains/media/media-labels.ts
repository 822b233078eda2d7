import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const mediaLabels: AuditLabels = {
  resources: {
    media: { en: 'Media library', es: 'Biblioteca de medios', pt: 'Biblioteca de mídia' },
  },
  actions: {
    adjust: { en: 'Cropped a picture', es: 'Recortó una imagen', pt: 'Recortou uma imagem' },
    replace: {
      en: 'Replaced a file everywhere',
      es: 'Reemplazó un archivo en todas partes',
      pt: 'Substituiu um arquivo em todos os lugares',
    },
    clean: { en: 'Deleted unused files', es: 'Eliminó archivos sin uso', pt: 'Excluiu arquivos sem uso' },
  },
};
