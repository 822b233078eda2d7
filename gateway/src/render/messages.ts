import type { Boot, ServedState } from '@enlace/shared-contract';

/** A page to render: its builds and its boot data, for a visitor. */
export interface RenderJob {
  readonly boot: Boot;
  /** Path and search. */
  readonly address: string;
  /** Files of the builds' server parts. */
  readonly shellFile: string;
  /** Null for the shell's page of an unknown address. */
  readonly remoteFile: string | null;
}

/** The rendered parts of a page; the gateway writes the document around them. */
export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements, without a nonce. */
  readonly styles: string;
  readonly state: ServedState;
}

/** A call of the API for a page, made as a visitor. */
export interface ApiCall {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Messages to the thread. */
export type RenderMessage =
  | { readonly kind: 'load'; readonly id: number; readonly job: Pick<RenderJob, 'shellFile' | 'remoteFile'> }
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer };

/** Messages from the thread. */
export type RenderReport =
  | { readonly kind: 'done'; readonly id: number; readonly page: RenderedPage | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | { readonly kind: 'call'; readonly call: number; readonly request: ApiCall };
