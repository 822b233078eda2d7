import type { FakePlaylist, FakeVideo } from '@enlace/api/seeding';

const themes = [
  'Antes de empezar',
  'Instalar lo necesario',
  'Variables y tipos',
  'Condiciones',
  'Ciclos sin miedo',
  'Funciones que se leen solas',
  'Listas y diccionarios',
  'Leer archivos con acentos',
  'Errores: leerlos antes de arreglarlos',
  'Pruebas que cuentan lo que hace el código',
] as const;

const lesson = (number: number): FakeVideo => ({
  id: `demo-py-${String(number).padStart(3, '0')}`,
  title: `${number}. ${themes[(number - 1) % themes.length]}`,
  description: 'Con ejercicios al final.\n\nMateriales en la descripción del curso.',
  duration: `PT${(number % 17) + 4}M${(number * 13) % 60}S`,
});

/** Playlists that can be imported without a key for YouTube. The first one contains videos of all kinds. */
export const demoPlaylists: readonly FakePlaylist[] = [
  {
    id: 'PLenlace-demo-python',
    title: 'Python para quienes empiezan',
    description: 'De la primera línea a las primeras pruebas, en pasos cortos.',
    videos: [
      ...Array.from({ length: 52 }, (_, at) => lesson(at + 1)),
      { id: 'demo-py-priv', title: 'Ensayo general', state: 'private' },
      { id: 'demo-py-gone', title: 'Versión anterior', state: 'deleted' },
      lesson(3),
      { id: 'demo-py-emb1', title: 'Charla en el congreso', state: 'not_embeddable', duration: 'PT1H2M3S' },
      { id: 'demo-py-unl1', title: 'Despedida', state: 'unlisted', duration: 'PT59S' },
    ],
  },
  {
    id: 'PLenlace-demo-hidden',
    title: 'Sin nada que mostrar',
    description: '',
    videos: [{ id: 'demo-hid-001', title: 'Nada', state: 'private' }],
  },
];
