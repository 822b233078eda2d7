export interface Place {
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly languages: readonly string[];
}

type Line = readonly [
  city: string,
  state: string | null,
  country: string,
  at: readonly [number, number],
  timezone: string,
  languages: string,
];

/** Cities of the chapters. */
const lines: readonly Line[] = [
  ['Ciudad de México', 'CDMX', 'MX', [19.4326, -99.1332], 'America/Mexico_City', 'es en'],
  ['Guadalajara', 'Jalisco', 'MX', [20.6597, -103.3496], 'America/Mexico_City', 'es en'],
  ['Monterrey', 'Nuevo León', 'MX', [25.6866, -100.3161], 'America/Monterrey', 'es en'],
  ['Mérida', 'Yucatán', 'MX', [20.9674, -89.5926], 'America/Merida', 'es'],
  ['Querétaro', 'Querétaro', 'MX', [20.5888, -100.3899], 'America/Mexico_City', 'es'],
  ['Oaxaca de Juárez', 'Oaxaca', 'MX', [17.0732, -96.7266], 'America/Mexico_City', 'es'],
  ['Tijuana', 'Baja California', 'MX', [32.5149, -117.0382], 'America/Tijuana', 'es en'],
  ['Bogotá', 'Cundinamarca', 'CO', [4.711, -74.0721], 'America/Bogota', 'es en'],
  ['Medellín', 'Antioquia', 'CO', [6.2442, -75.5812], 'America/Bogota', 'es en'],
  ['Cali', 'Valle del Cauca', 'CO', [3.4516, -76.532], 'America/Bogota', 'es'],
  ['Barranquilla', 'Atlántico', 'CO', [10.9685, -74.7813], 'America/Bogota', 'es'],
  ['São Paulo', 'São Paulo', 'BR', [-23.5505, -46.6333], 'America/Sao_Paulo', 'pt en'],
  ['Rio de Janeiro', 'Rio de Janeiro', 'BR', [-22.9068, -43.1729], 'America/Sao_Paulo', 'pt'],
  ['Belo Horizonte', 'Minas Gerais', 'BR', [-19.9167, -43.9345], 'America/Sao_Paulo', 'pt'],
  ['Recife', 'Pernambuco', 'BR', [-8.0476, -34.877], 'America/Recife', 'pt'],
  ['Salvador', 'Bahia', 'BR', [-12.9777, -38.5016], 'America/Bahia', 'pt'],
  ['Porto Alegre', 'Rio Grande do Sul', 'BR', [-30.0346, -51.2177], 'America/Sao_Paulo', 'pt es'],
  ['Florianópolis', 'Santa Catarina', 'BR', [-27.5954, -48.548], 'America/Sao_Paulo', 'pt'],
  ['Brasília', 'Distrito Federal', 'BR', [-15.7939, -47.8828], 'America/Sao_Paulo', 'pt'],
  ['Manaus', 'Amazonas', 'BR', [-3.119, -60.0217], 'America/Manaus', 'pt'],
  ['Buenos Aires', null, 'AR', [-34.6037, -58.3816], 'America/Argentina/Buenos_Aires', 'es en'],
  ['Córdoba', 'Córdoba', 'AR', [-31.4201, -64.1888], 'America/Argentina/Cordoba', 'es'],
  ['Rosario', 'Santa Fe', 'AR', [-32.9442, -60.6505], 'America/Argentina/Buenos_Aires', 'es'],
  ['Mendoza', 'Mendoza', 'AR', [-32.8895, -68.8458], 'America/Argentina/Mendoza', 'es'],
  ['Santiago', 'Región Metropolitana', 'CL', [-33.4489, -70.6693], 'America/Santiago', 'es en'],
  ['Valparaíso', 'Valparaíso', 'CL', [-33.0472, -71.6127], 'America/Santiago', 'es'],
  ['Concepción', 'Biobío', 'CL', [-36.8201, -73.0444], 'America/Santiago', 'es'],
  ['Lima', 'Lima', 'PE', [-12.0464, -77.0428], 'America/Lima', 'es en'],
  ['Arequipa', 'Arequipa', 'PE', [-16.409, -71.5375], 'America/Lima', 'es'],
  ['Cusco', 'Cusco', 'PE', [-13.5319, -71.9675], 'America/Lima', 'es qu'],
  ['Quito', 'Pichincha', 'EC', [-0.1807, -78.4678], 'America/Guayaquil', 'es'],
  ['Guayaquil', 'Guayas', 'EC', [-2.1709, -79.9224], 'America/Guayaquil', 'es'],
  ['La Paz', 'La Paz', 'BO', [-16.4897, -68.1193], 'America/La_Paz', 'es ay'],
  ['Santa Cruz de la Sierra', 'Santa Cruz', 'BO', [-17.8146, -63.1561], 'America/La_Paz', 'es'],
  ['Montevideo', null, 'UY', [-34.9011, -56.1645], 'America/Montevideo', 'es pt'],
  ['Asunción', null, 'PY', [-25.2637, -57.5759], 'America/Asuncion', 'es gn'],
  ['Caracas', null, 'VE', [10.4806, -66.9036], 'America/Caracas', 'es'],
  ['San José', 'San José', 'CR', [9.9281, -84.0907], 'America/Costa_Rica', 'es en'],
  ['Ciudad de Panamá', null, 'PA', [8.9824, -79.5199], 'America/Panama', 'es en'],
  ['Ciudad de Guatemala', null, 'GT', [14.6349, -90.5069], 'America/Guatemala', 'es'],
  ['San Salvador', null, 'SV', [13.6929, -89.2182], 'America/El_Salvador', 'es'],
  ['Tegucigalpa', null, 'HN', [14.0723, -87.1921], 'America/Tegucigalpa', 'es'],
  ['Managua', null, 'NI', [12.114, -86.2362], 'America/Managua', 'es'],
  ['Santo Domingo', null, 'DO', [18.4861, -69.9312], 'America/Santo_Domingo', 'es'],
  ['San Juan', null, 'PR', [18.4655, -66.1057], 'America/Puerto_Rico', 'es en'],
  ['La Habana', null, 'CU', [23.1136, -82.3666], 'America/Havana', 'es'],
  ['New York', 'New York', 'US', [40.7128, -74.006], 'America/New_York', 'en es'],
  ['Miami', 'Florida', 'US', [25.7617, -80.1918], 'America/New_York', 'es en pt'],
  ['Los Angeles', 'California', 'US', [34.0522, -118.2437], 'America/Los_Angeles', 'en es'],
  ['San Francisco Bay Area', 'California', 'US', [37.7749, -122.4194], 'America/Los_Angeles', 'en es'],
  ['Austin', 'Texas', 'US', [30.2672, -97.7431], 'America/Chicago', 'en es'],
  ['Chicago', 'Illinois', 'US', [41.8781, -87.6298], 'America/Chicago', 'en es'],
  ['Toronto', 'Ontario', 'CA', [43.6532, -79.3832], 'America/Toronto', 'en es'],
  ['Madrid', 'Comunidad de Madrid', 'ES', [40.4168, -3.7038], 'Europe/Madrid', 'es en'],
  ['Barcelona', 'Catalunya', 'ES', [41.3874, 2.1686], 'Europe/Madrid', 'es ca en'],
  ['Lisboa', null, 'PT', [38.7223, -9.1393], 'Europe/Lisbon', 'pt es en'],
  ['Berlin', 'Berlin', 'DE', [52.52, 13.405], 'Europe/Berlin', 'en es pt'],
  ['London', 'England', 'GB', [51.5072, -0.1276], 'Europe/London', 'en es'],
  ['Paris', 'Île-de-France', 'FR', [48.8566, 2.3522], 'Europe/Paris', 'es fr en'],
  ['Amsterdam', 'Noord-Holland', 'NL', [52.3676, 4.9041], 'Europe/Amsterdam', 'en es pt'],
];

export const places: readonly Place[] = lines.map(
  ([city, state, country, [latitude, longitude], timezone, languages]) => ({
    city,
    state,
    country,
    latitude,
    longitude,
    timezone,
    languages: languages.split(' '),
  }),
);

/** Towns of members without a chapter near by: country, members of a thousand, towns. */
export const farTowns: readonly (readonly [country: string, weight: number, towns: readonly string[]])[] = [
  ['IE', 7, ['Dublin', 'Cork', 'Galway']],
  ['IT', 7, ['Milano', 'Torino', 'Roma']],
  ['CH', 6, ['Zürich', 'Genève', 'Basel']],
  ['SE', 6, ['Stockholm', 'Göteborg', 'Malmö']],
  ['BE', 4, ['Bruxelles', 'Gent']],
  ['NO', 4, ['Oslo', 'Bergen']],
  ['PL', 4, ['Kraków', 'Wrocław', 'Łódź']],
  ['AU', 7, ['Melbourne', 'Sydney', 'Brisbane']],
  ['NZ', 4, ['Auckland', 'Wellington']],
  ['JP', 3, ['東京 (Tokyo)', 'Osaka']],
  ['AE', 3, ['Dubai']],
  ['AO', 2, ['Luanda']],
];

/** Members of a thousand for each country with chapters. */
export const countryWeights: Readonly<Record<string, number>> = {
  MX: 190,
  CO: 120,
  BR: 170,
  AR: 95,
  CL: 55,
  PE: 55,
  EC: 28,
  BO: 18,
  UY: 20,
  PY: 12,
  VE: 24,
  CR: 18,
  PA: 12,
  GT: 12,
  SV: 9,
  HN: 8,
  NI: 7,
  DO: 14,
  PR: 14,
  CU: 6,
  US: 120,
  CA: 22,
  ES: 48,
  PT: 18,
  DE: 24,
  GB: 20,
  FR: 12,
  NL: 10,
};

export const currencies: Readonly<Record<string, string>> = {
  MX: 'MXN',
  CO: 'COP',
  BR: 'BRL',
  AR: 'ARS',
  CL: 'CLP',
  PE: 'PEN',
  UY: 'UYU',
  CR: 'CRC',
  CA: 'CAD',
  GB: 'GBP',
  ES: 'EUR',
  PT: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
};

/** Units of a currency for one dollar, roughly; 1 for currencies that are not listed. */
export const unitsPerDollar: Readonly<Record<string, number>> = {
  MXN: 20,
  COP: 4000,
  BRL: 5,
  ARS: 1000,
  CLP: 1000,
  PEN: 4,
  UYU: 40,
  CRC: 500,
};
