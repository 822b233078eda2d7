/** What a transport sends. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that stops mails of this kind (RFC 8058); missing for mails that are always sent. */
  readonly unsubscribe?: string;
}
