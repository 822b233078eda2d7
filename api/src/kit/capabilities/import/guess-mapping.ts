import type { ImportField } from './import-fields';

/** Common headings of files, by field. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: [
    'nombre',
    'nome',
    'full name',
    'organization',
    'organizacion',
    'empresa',
    'company',
    'company name',
    'razon social',
  ],
  first_name: ['nombre', 'nombres', 'nome', 'given name', 'primer nombre', 'name'],
  last_name: ['apellido', 'apellidos', 'sobrenome', 'surname', 'family name'],
  chapter_id: ['capitulo', 'chapter name'],
  title: ['titulo', 'headline', 'titular', 'encabezado', 'manchete'],
  summary: ['resumen', 'resumo', 'abstract', 'extracto', 'intro', 'short description', 'descripcion corta'],
  description: ['descripcion', 'descricao', 'about', 'acerca de', 'sobre', 'details', 'detalles', 'detalhes'],
  body: ['texto', 'text', 'content', 'contenido', 'conteudo', 'cuerpo', 'corpo'],
  website: ['web', 'url', 'site', 'sitio', 'sitio web', 'pagina web', 'homepage', 'web site'],
  url: ['link', 'enlace', 'address', 'direccion', 'web'],
  email: ['e mail', 'mail', 'correo', 'correo electronico', 'email address'],
  phone: ['telefono', 'telefone', 'tel', 'mobile', 'celular', 'movil'],
  city: ['ciudad', 'cidade', 'town', 'localidad', 'localidade'],
  state: ['estado', 'province', 'provincia', 'region', 'departamento'],
  state_id: ['state', 'country state', 'estado', 'province', 'provincia', 'region', 'departamento'],
  job_title_id: ['job title', 'cargo', 'puesto', 'position'],
  country_code: ['country', 'pais', 'codigo de pais', 'codigo do pais', 'iso', 'iso code', 'country iso'],
  status: ['estado', 'situacao', 'situacion', 'state'],
  kind: ['tipo', 'type', 'clase', 'category'],
  size: ['tamano', 'tamanho', 'employees', 'empleados', 'funcionarios', 'headcount'],
  founded_year: ['founded', 'fundada', 'fundacion', 'fundacao', 'year', 'ano', 'ano de fundacion', 'ano de fundacao'],
  founded_on: ['founded', 'fundado', 'fundacion', 'fundacao'],
  published_at: ['published', 'publicado', 'publicacion', 'publicacao', 'publication date', 'fecha de publicacion'],
  published_on: ['published', 'publicado', 'date', 'fecha', 'data'],
  ends_on: ['until', 'hasta', 'ate', 'valid until', 'valido hasta'],
  author: ['autor', 'autora', 'writer', 'by'],
  outlet: ['medio', 'veiculo', 'newspaper', 'periodico', 'jornal'],
  language: ['idioma', 'lengua', 'lingua', 'lang'],
  languages: ['idiomas', 'lenguas', 'linguas'],
  timezone: ['zona horaria', 'fuso horario', 'time zone', 'tz'],
  latitude: ['lat', 'latitud'],
  longitude: ['lng', 'lon', 'long', 'longitud'],
  color: ['colour', 'cor'],
  rank: ['orden', 'ordem', 'order', 'position', 'posicion', 'posicao'],
  benefit: ['beneficio', 'discount', 'descuento', 'desconto'],
  partner: ['socio', 'parceiro', 'aliado'],
  since: ['desde', 'year', 'ano'],
  logo: ['logotipo', 'logo url'],
  tags: ['etiquetas', 'labels', 'keywords', 'palabras clave', 'palavras chave'],
  categories: ['categorias', 'category', 'categoria'],
  roles: ['papeis', 'role', 'rol', 'papel'],
  permissions: ['permisos', 'permissoes'],
  areas: ['area', 'fields'],
  slug: ['address', 'permalink'],
  id: ['identificador', 'identifier', 'no', 'numero', 'number'],
};

const languages: readonly (readonly [string, string])[] = [
  ['es', 'es|espanol|spanish|castellano|espanhol'],
  ['pt', 'pt|portugues|portuguese'],
];

/**
 * Guesses which column belongs to which field, by their names in the three languages. A column belongs to one field
 * at most.
 */
export function guessMapping(columns: readonly string[], fields: readonly ImportField[]): Record<string, number> {
  const headings = columns.map(plainHeading);
  const mapping: Record<string, number> = {};
  const takenColumns = new Set<number>();
  const place = (field: string, names: readonly string[]): void => {
    if (field in mapping) return;
    const column = headings.findIndex(
      (heading, index) => !takenColumns.has(index) && heading !== '' && names.includes(heading),
    );
    if (column === -1) return;
    mapping[field] = column;
    takenColumns.add(column);
  };
  for (const { field } of fields) place(field, [plainHeading(field)]);
  for (const { field, translation } of fields)
    place(field, translation === undefined ? [] : ofLanguage(headings, translation));
  for (const { field } of fields)
    place(field, [...(synonyms[field] ?? []), plainHeading(field.replace(/_(id|code)$/, ''))]);
  return mapping;
}

/** Headings such as `Nombre (español)`. */
function ofLanguage(headings: readonly string[], [lang, name]: readonly [string, string]): string[] {
  const words = languages.find(([code]) => code === lang)?.[1] ?? lang;
  const names = [plainHeading(name), ...(synonyms[name] ?? [])].join('|');
  const pattern = new RegExp(`^(?:(?:${names}) (?:${words})|(?:${words}) (?:${names}))$`);
  return headings.filter((heading) => pattern.test(heading));
}

/** `Correo-Electrónico ` becomes `correo electronico`. */
function plainHeading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
