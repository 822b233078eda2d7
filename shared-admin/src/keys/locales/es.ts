import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Teclas',
  or: 'o',
  does: {
    move: 'Fila siguiente y anterior',
    open: 'Abrir la fila',
    write: 'Escribir en una celda de la fila',
    tick: 'Elegir la fila',
    range: 'Elegir todas las filas hasta esta',
    all: 'Elegir la página; otra vez: todas las que coinciden',
    none: 'No elegir ninguna',
    remove: 'Eliminar las filas elegidas, o la fila (pregunta antes)',
    change: 'Cambiar las filas elegidas',
    add: 'Añadir un registro',
    go: 'Ir a: o resumen, i bandeja, n noticias, e eventos, c empresas, h capítulos, j empleos, k cursos, u usuarias, m medios, t auditoría',
    neighbour: 'Registro anterior y siguiente, en un registro',
    page: 'Página anterior y siguiente',
    search: 'Buscar en la lista',
    palette: 'Ir a una pantalla, una acción o un registro',
    save: 'Guardar, en un formulario',
    help: 'Esta ayuda',
  },
  single: 'Las teclas sin Ctrl están activas',
  singleHint: 'Se recuerda para ti en este navegador.',
};
