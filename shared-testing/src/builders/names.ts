/** Realistic names with accents, apostrophes and different lengths. */
export const peopleNames: readonly (readonly [first: string, last: string])[] = [
  ['María José', 'Núñez Ordóñez'],
  ['Ana Luíza', 'Conceição'],
  ['Itzel', 'Ávila Quiñones'],
  ['Zoë', "D'Ávila"],
  ['Fernanda', 'Magalhães Brandão'],
  ['Ximena', 'Peñaranda'],
  ['Thaís', 'Gonçalves'],
  ['Lucía', 'Ibáñez'],
  ['Begoña', 'Etxeberría'],
  ['Marisol', 'Ñáñez'],
];

export const places = [
  { city: 'Bogotá', country_code: 'CO', country: 'Colombia', timezone: 'America/Bogota' },
  { city: 'São Paulo', country_code: 'BR', country: 'Brazil', timezone: 'America/Sao_Paulo' },
  { city: 'Ciudad de México', country_code: 'MX', country: 'Mexico', timezone: 'America/Mexico_City' },
  { city: 'Asunción', country_code: 'PY', country: 'Paraguay', timezone: 'America/Asuncion' },
  { city: 'Málaga', country_code: 'ES', country: 'Spain', timezone: 'Europe/Madrid' },
] as const;

export const areaNames = ['Ciência de dados', 'Diseño de producto', 'Engineering', 'Gestión de proyectos'] as const;

/** The entry for a number; starts again after the last one. */
export function pick<T>(entries: readonly T[], number: number): T {
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new Error('nothing to pick from');
  return entry;
}

/** A slug in the API's form. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
