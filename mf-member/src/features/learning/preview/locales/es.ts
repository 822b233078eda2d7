import type { texts as en } from './en';

export const texts: typeof en = {
  bar: 'Vista previa como estudiante: no se cuenta nada',
  back: 'Volver al esquema',
  required: 'Antes de inscribirse hay que completar {courses}.',
  draft: 'Borrador',
  draftHint: 'Quienes aprenden todavía no ven este borrador.',
  locked: 'Quien se inscribe ahora todavía no puede abrir esta lección.',
  after: 'después de «{lesson}»',
  mayNotGrade: 'Quien puede editar lecciones puede comprobar aquí las respuestas.',
  notStored: 'En una vista previa no se guarda.',
};
