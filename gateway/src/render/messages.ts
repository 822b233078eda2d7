import type { Boot, ServedState } from '@enlace/shared-contract';

/** A page to render: which builds, from which start. Nobody is signed in. */
export interface RenderJob {
  readonly boot: Boot;
  /** Path and search. */
  readonly address: string;
  /** Files of the builds' halves that run here. */
  readonly shellFile: string;
  /** Null for the shell's own answer to an address that nothing answers. */
  readonly remoteFile: string | null;
}

/** What a page is made of; the document around it is the gateway's. */
export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements, without a nonce. */
  readonly styles: string;
  readonly state: ServedState;
}

/** A call of the API that a page needs, made as a visitor. */
export interface ApiCall {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** To the thread. */
export type RenderMessage =
  | { readonly kind: 'load'; readonly id: number; readonly job: Pick<RenderJob, 'shellFile' | 'remoteFile'> }
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer };

/** From the thread. */
export type RenderReport =
  | { readonly kind: 'done'; readonly id: number; readonly page: RenderedPage | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | { readonly kind: 'call'; readonly call: number; readonly request: ApiCall };
