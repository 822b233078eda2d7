/** Pools of companies; the odd ones have members by hand. */
export const talentPools: readonly {
  readonly place: number;
  readonly kind: 'static' | 'smart';
  readonly name: string;
  readonly description: string | null;
  readonly filters: object | null;
}[] = [
  {
    place: 1,
    kind: 'static',
    name: 'Diseño de servicios – segunda ronda de enero, São Paulo y Ciudad de México',
    description: 'Personas con quienes queremos hablar cuando se abra el puesto. Orden: primero portafolio.',
    filters: null,
  },
  {
    place: 2,
    kind: 'smart',
    name: 'Disponibles ya',
    description: null,
    filters: { availability: 'now' },
  },
  {
    place: 3,
    kind: 'static',
    name: 'Conocidas en el Encuentro de Bogotá',
    description: null,
    filters: null,
  },
  {
    place: 4,
    kind: 'smart',
    name: 'Sênior (mais de 8 anos)',
    description: 'Vale para todas as áreas.',
    filters: { years_from: 8 },
  },
  { place: 5, kind: 'static', name: 'Data team 2027', description: 'For the roles of spring.', filters: null },
];

export const talentTags: readonly string[] = [
  'remota',
  'portafolio increíble',
  'referida',
  'inglés fluido',
  'mentoría',
  'São Paulo',
  'volver a llamar en otoño',
];

export const talentNotes: readonly string[] = [
  'Muy clara al explicar decisiones; contó cómo convenció a su equipo de medir antes de reescribir.',
  'Prefiere proyectos largos y equipos pequeños. No quiere guardias nocturnas.',
  'Conversamos em São Paulo: procura uma vaga híbrida, no máximo dois dias por semana no escritório.',
  'Strong in accessibility. Asked good questions about how we review designs. Salary range sent on Tuesday.',
  'Le interesa el puesto de Ñuñoa, pero termina su diplomado en marzo.',
];

export const followUpWords: readonly string[] = [
  'Preguntar por el diplomado',
  'Ligar depois das férias',
  'Send the new job description',
  'Café con el equipo de datos',
];
