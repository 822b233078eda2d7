import type { Boot, ServedState } from '@enlace/shared-contract/platform';
import * as z from 'zod/mini';

/** Files of the builds' server parts. */
export interface BuildFiles {
  readonly shellFile: string;
  /** Null for the shell's page of an unknown address. */
  readonly remoteFile: string | null;
}

/** A page to render: its builds and its boot data, for a visitor. */
export interface RenderJob extends BuildFiles {
  readonly boot: Boot;
  /** Path and search. */
  readonly address: string;
  /** Path pattern of the page. */
  readonly route: string;
}

const renderedPageSchema = z.object({
  html: z.string(),
  /** `<style>` elements, without a nonce. */
  styles: z.string(),
  state: z.object({ slices: z.record(z.string(), z.unknown()), queries: z.array(z.string()) }),
});

/** The rendered parts of a page; the gateway writes the document around them. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: string;
  readonly state: ServedState;
}

const apiCallSchema = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string().check(z.maxLength(8_000), z.refine(isApiAddress)),
  body: z.optional(z.string().check(z.maxLength(100_000))),
});

/** Whether an address stays below the API's paths after its dots are resolved. */
function isApiAddress(text: string): boolean {
  return /^\/[!-~]*$/.test(text) && /^(\/back)?\/api\//.test(new URL(text, 'http://gateway.invalid').pathname);
}

/** A call of the API for a page, made as a visitor. */
export type ApiCall = z.infer<typeof apiCallSchema>;

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The code of a build, by the file that it comes from. */
export interface BuildCode {
  readonly file: string;
  readonly code: string;
}

/** The code of a release that is run once before it goes live. */
export interface ReleaseCode {
  readonly shell: BuildCode;
  /** Scripts of the container, by path. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly container: string;
  /** Null for a release without a server part. */
  readonly server: BuildCode | null;
}

const shortText = z.string().check(z.maxLength(300));
const names = z.array(shortText).check(z.maxLength(1_000));

/** What a release has, or the step at which it failed and the words of the failure. */
const trialOutcomeSchema = z.union([
  z.object({
    module: z.object({ id: shortText, serverId: shortText, contract: z.number(), screens: names, slices: names }),
  }),
  z.object({ step: z.enum(['shell', 'entry', 'container', 'server']), text: shortText }),
]);

export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;

/** Messages to the process. */
export type RenderMessage =
  | { readonly kind: 'load'; readonly id: number; readonly shell: BuildCode; readonly remote: BuildCode | null }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly files: BuildFiles;
      readonly boot: Boot;
      readonly address: string;
    }
  | { readonly kind: 'try'; readonly id: number; readonly code: ReleaseCode }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer }
  | { readonly kind: 'ping' };

const serial = z.number().check(z.int(), z.positive());
const reason = z.string().check(z.maxLength(2_000));

/** Messages from the process. Code of remotes runs there, so each message is checked. */
export const renderReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('pong') }),
  z.object({ kind: z.literal('loaded'), id: serial }),
  z.object({ kind: z.literal('rendered'), id: serial, page: renderedPageSchema }),
  z.object({ kind: z.literal('tried'), id: serial, outcome: trialOutcomeSchema }),
  z.object({ kind: z.literal('failed'), id: serial, reason }),
  z.object({ kind: z.literal('call'), id: serial, call: serial, request: apiCallSchema }),
]);

export type RenderReport = z.infer<typeof renderReportSchema>;
