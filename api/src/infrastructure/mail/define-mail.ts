import type { MessageKind } from '@enlace/shared-contract/notifications';
import type { Locale } from '@enlace/shared-contract/text';
import * as z from 'zod';

import type { Db } from '../db/database';
import type { Sheet } from '../pdf/draw-sheet';
import { greetingName } from './clean-text';
import type { MailWords } from './mail-words';

/** The kind of a mail, by which its recipient switches it. `digest` is the mail with the mails that have waited. */
export type MailKind = MessageKind | 'digest';

/** A QR code in a mail, with its page. */
export interface CodeInMail {
  /** Name of its picture, unique in the mail. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** What the QR code contains. */
  readonly content: string;
}

/** A calendar file. */
export interface CalendarInMail {
  readonly file: string;
  readonly method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  readonly text: string;
}

/** A further link after the button: a path of the site, or a complete address. */
interface LinkInMail {
  readonly label: string;
  readonly link: string;
}

/** What a mail shows besides its words. */
export interface MailContent {
  /** Texts in place of the placeholders. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly quotedTexts: readonly string[];
  readonly writtenText: string;
  readonly links: readonly LinkInMail[];
  readonly codes: readonly CodeInMail[];
}

/** A mail with its values. */
export interface Mail {
  readonly definition: AnyMailDefinition;
  readonly values: object;
  /** Path of the page that the mail is about. */
  path(): string;
  /** Whether the mail is still true; read at the time of sending. */
  isDue(db: Db): Promise<boolean>;
  /** The mail with the values of the time of sending. */
  refresh(db: Db): Promise<Mail>;
  content(locale: Locale): MailContent;
  files(): Pick<MailContent, 'codes'> & { readonly sheet: Sheet | null; readonly calendar: CalendarInMail | null };
}

/** A mail as the outbox knows it. */
export interface AnyMailDefinition {
  /** Name in the outbox; it never changes. */
  readonly template: string;
  readonly kind: MailKind;
  /** Minutes in which the mail is of use; null when it is of use at any time. */
  readonly lifetimeMinutes: number | null;
  /** Values that stay after the sending, so that the recipient's archive shows the text. No secret is one. */
  readonly keptValues: readonly string[];
  /** Values with secrets: a mail with one of them loses all its values when it is given up. */
  readonly secretValues: readonly string[];
  /** The last mail to a removed person: the address and all values are deleted after the sending. */
  readonly isFarewell: boolean;
  readonly words: Readonly<Record<Locale, MailWords>>;
  /** Null for values that do not have the declared form. */
  parse(values: unknown): Mail | null;
  /** A mail without its secrets, also after they are deleted; null when kept values are missing. */
  parseKept(values: unknown): Mail | null;
}

export interface MailDefinition<V extends object, T extends string = string> extends AnyMailDefinition {
  readonly template: T;
  fill(values: V): Mail;
}

type NameOf<V> = keyof V & string;

interface MailDeclaration<S extends z.ZodObject, T extends string> {
  readonly template: T;
  readonly kind: MailKind;
  /** Form of the values. They are parsed again when the outbox is read. */
  readonly values: S;
  /** As in AnyMailDefinition; default: the name. */
  readonly keptValues?: readonly NameOf<z.infer<S>>[];
  /** Values with secrets besides `pin` and `token`. */
  readonly secretValues?: readonly NameOf<z.infer<S>>[];
  readonly lifetimeMinutes?: number;
  readonly isFarewell?: boolean;
  /** Path of the page that the mail is about. */
  readonly link: (values: z.infer<S>) => string;
  /** Whether the mail is still true at the time of sending; default: always. Values of older mails can be missing. */
  readonly isDue?: (db: Db, values: z.infer<S>) => Promise<boolean>;
  /** The values at the time of sending; default: those of the queue. */
  readonly refresh?: (db: Db, values: z.infer<S>) => Promise<z.infer<S>>;
  /**
   * How values are written in place of their placeholders. Without an entry, a text is written as it is, and the name
   * as the first name of the greeting.
   */
  readonly placeholders?: {
    readonly [K in keyof z.infer<S>]?: (value: NonNullable<z.infer<S>[K]>, locale: Locale) => string;
  };
  /** Texts of strangers, shown line by line. */
  readonly quotedTexts?: (values: z.infer<S>) => readonly string[];
  /** A text that an editor wrote for this mail. */
  readonly writtenText?: (values: z.infer<S>) => string;
  /** Further links; `labels` are the `links` of the words. */
  readonly links?: (values: z.infer<S>, labels: readonly string[]) => readonly LinkInMail[];
  readonly codes?: (values: z.infer<S>) => readonly CodeInMail[];
  /** A printed sheet, sent as PDF. */
  readonly sheet?: (values: z.infer<S>) => Sheet | null;
  readonly calendar?: (values: z.infer<S>) => CalendarInMail | null;
  readonly words: Readonly<Record<Locale, MailWords>>;
}

/** In place of deleted secrets. */
const secretMasks = { pin: '······', token: '' } as const;

/** Declares a mail, beside the code that sends it; the `mails` of the module list it. */
export function defineMail<const T extends string, S extends z.ZodObject>(
  declaration: MailDeclaration<S, T>,
): MailDefinition<z.infer<S>, T> {
  const { template, kind, lifetimeMinutes = null, isFarewell = false, words, values: schema } = declaration;
  const keptValues: readonly string[] = declaration.keptValues ?? ['name'];
  const fill = (values: z.infer<S>): Mail => {
    const codes = () => declaration.codes?.(values) ?? [];
    return {
      definition,
      values,
      path: () => declaration.link(values),
      isDue: async (db) => (await declaration.isDue?.(db, values)) ?? true,
      refresh: async (db) => fill((await declaration.refresh?.(db, values)) ?? values),
      content: (locale) => ({
        placeholders: fillPlaceholders(values, declaration.placeholders ?? {}, locale),
        quotedTexts: declaration.quotedTexts?.(values) ?? [],
        writtenText: declaration.writtenText?.(values) ?? '',
        links: declaration.links?.(values, words[locale].links ?? []) ?? [],
        codes: codes(),
      }),
      files: () => ({
        codes: codes(),
        sheet: declaration.sheet?.(values) ?? null,
        calendar: declaration.calendar?.(values) ?? null,
      }),
    };
  };
  const parse = (values: unknown): Mail | null => {
    const parsed = schema.safeParse(values);
    return parsed.success ? fill(parsed.data) : null;
  };
  const definition: MailDefinition<z.infer<S>, T> = {
    template,
    kind,
    lifetimeMinutes,
    isFarewell,
    keptValues,
    words,
    secretValues: [...Object.keys(secretMasks), ...(declaration.secretValues ?? [])],
    fill,
    parse,
    parseKept: (values) =>
      parse({ ...emptyValues(schema, keptValues), ...(typeof values === 'object' ? values : {}), ...secretMasks }),
  };
  return definition;
}

function fillPlaceholders(
  values: object,
  writers: Readonly<Record<string, unknown>>,
  locale: Locale,
): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]): [string, string] => {
    const writer = writers[name] ?? (name === 'name' ? greetingName : undefined);
    if (typeof value !== 'string') return [name, ''];
    return [name, typeof writer === 'function' ? String(writer(value, locale)) : value];
  });
  return Object.fromEntries(entries);
}

/** Empty values in place of those that are deleted after the sending, and of a missing name. */
function emptyValues(schema: z.ZodObject, keptValues: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(schema.shape).filter(([name]) => name === 'name' || !keptValues.includes(name));
  return Object.fromEntries(entries.map(([name, field]) => [name, emptyValue(field)]));
}

/** The first of these that the schema accepts. */
const emptyCandidates = [undefined, '', 0, [], null];

const emptyValue = (schema: z.core.$ZodType): unknown =>
  emptyCandidates.find((value) => z.safeParse(schema, value).success);
