/** As much of a schema as a sample is made from. */
export interface SampleSchema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly innerType?: SampleSchema;
      readonly in?: SampleSchema;
      readonly out?: SampleSchema;
      readonly options?: readonly SampleSchema[];
      readonly element?: SampleSchema;
      readonly entries?: Readonly<Record<string, string | number>>;
      readonly shape?: Readonly<Record<string, SampleSchema>>;
    };
  };
}

/** Title of the sample row of a number: with accents, and different for each number. */
function sampleTitle(number: number): string {
  const words = ['Añil', 'Ñandutí', 'Índigo', 'Conceição', 'Telar'];
  return `${words[number % words.length]} ${number}`;
}

const richText = '<p>Tejemos <strong>redes</strong>.</p>';
const plainText = 'Tejemos redes';
const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nTejemos redes';
const url = 'https://enlace.example.com/telar';
const pages = ['https://www.linkedin.com/company/telar', 'https://github.com/telar', 'https://www.instagram.com/telar'];
const past = { instant: '2026-02-28T10:30:00.000Z', day: '2026-02-28' };
const future = { instant: '2099-02-28T10:30:00.000Z', day: '2099-02-28' };
const isEnd = /^(ends|closes|expires)_/;

/**
 * Believable values for a field, best first: the caller takes the first that the schema accepts.
 * @param number of the row; values that have to differ contain it
 * @param place of the field in its form, so that of two numbers the later is larger: `salary_from`, `salary_to`
 */
export function sampleValues(
  name: string,
  schema: SampleSchema,
  { number, place, isRichText }: { readonly number: number; readonly place: number; readonly isRichText: boolean },
): readonly unknown[] {
  const { instant, day } = isEnd.test(name) ? future : past;
  if (name === 'name' || name === 'title') return [sampleTitle(number)];
  if (name === 'email') return [`ana.${number}@enlace.example.org`];
  if (name === 'captions') return [captions];
  if (name === 'timezone') return ['America/Santiago'];
  if (name.endsWith('_id')) return [1];
  if (/_(?:at|until)$/.test(name)) return [instant];
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices;
  const texts = [
    isRichText ? richText : plainText,
    url,
    ...pages,
    day,
    'CL',
    'CLP',
    'es',
    '#15807c',
    '+56 2 2345 6789',
  ];
  return [true, ...texts, 12 + place, 2019, 1, 0];
}

/** Values of an enumeration, whatever it is wrapped in; none of other schemas. */
function choicesOf({ _zod: { def } }: SampleSchema): readonly (string | number)[] {
  const parts = [def.innerType, def.in, def.out, def.element, ...(def.options ?? [])];
  return [...Object.values(def.entries ?? {}), ...parts.flatMap((part) => (part === undefined ? [] : choicesOf(part)))];
}
