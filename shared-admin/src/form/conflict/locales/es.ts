import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  merge: 'Guardar la mezcla',
  ours: 'Lo mío',
  others: 'Lo de la otra persona',
  title: 'Cambió mientras tanto',
  text: 'Este registro se guardó después de que lo abriste. Tus cambios siguen aquí y no se sobrescribió nada.',
  theirs: 'La otra persona cambió: {fields}.',
  both: 'Ambas cambiaron: {fields}.',
  keep: 'Conservar lo mío',
  keepHint: '«{keep}» guarda lo que cambiaste y deja el resto como lo guardó la otra persona.',
  loading: 'Cargando lo guardado…',
  titleBy: '{name} cambió esto mientras tanto',
  at: 'Guardado: {when}.',
  othersBy: 'Lo de {name}',
  take_one: 'Usar lo suyo en este campo',
  take_other: 'Usar lo suyo en estos campos',
  replaced: 'Tu valor fue reemplazado: {fields}.',
  replacedHint: 'Todos tus demás cambios siguen aquí.',
  putBack: 'Deshacer',
  dismiss: 'Ocultar',
};
