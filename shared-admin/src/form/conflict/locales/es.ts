import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  merge: 'Guardar la mezcla',
  ours: 'Lo mío',
  others: 'Lo de la otra persona',
  title: 'Cambió mientras tanto',
  text: 'Otra persona guardó este registro desde que lo abriste. Tus cambios siguen aquí y no se sobrescribió nada.',
  theirs: 'La otra persona cambió: {fields}.',
  both: 'Ambas cambiaron: {fields}.',
  keep: 'Conservar lo mío',
  keepHint: '«{keep}» guarda lo que cambiaste y deja el resto como lo guardó la otra persona.',
  reload: 'Cargar lo suyo',
  loading: 'Cargando lo guardado…',
};
