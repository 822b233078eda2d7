import type { texts as en } from './en';

export const texts: typeof en = {
  add: 'Añadir una foto',
  change: 'Cambiar la foto',
  remove: 'Quitar',
  hint: 'Una foto de tu cara, de hasta {limit} MB. Tú eliges la parte que se muestra.',
  tooLarge: 'Este archivo pesa más de {limit} MB.',
  unreadable: 'Este archivo no se puede mostrar. Elige una imagen JPEG, PNG o WebP.',
  unavailable: 'No se pudo cargar el editor. Vuelve a elegir el archivo.',
  failed: 'No se pudo guardar la foto. Vuelve a intentarlo.',
  cropTitle: 'Elige la parte que se muestra',
  crop: 'Parte de la foto',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  cropHelp:
    'Arrastra el marco o sus esquinas. Con el teclado: las flechas lo mueven; Mayús y las flechas cambian su tamaño.',
  use: 'Usar esta foto',
};
