/** Words of the fake's own form and of the question of the bank, in one language. */
export interface FormTexts {
  readonly number: string;
  readonly hint: string;
  readonly expiry: string;
  /** Example in the empty field. */
  readonly expiryShape: string;
  readonly code: string;
  readonly numberMissing: string;
  readonly expiryMissing: string;
  readonly expired: string;
  readonly codeMissing: string;
  readonly bank: string;
  readonly bankHint: string;
  readonly confirmPayment: string;
  readonly confirmCard: string;
  readonly refuse: string;
}

/** The variables of Stripe's appearance, e.g. `colorText`. */
export type Variables = Readonly<Record<string, string>>;

export interface FieldOptions {
  readonly texts: FormTexts;
  readonly variables: Variables;
}

/** The fields of a card, drawn in the page. */
export interface CardFields {
  /** The number; null when a field is wrong. The first wrong field then has the focus. */
  readNumber(): string | null;
  focus(): void;
  paint(variables: Variables): void;
  remove(): void;
}

export interface BankOptions extends FieldOptions {
  /** Label of the button that confirms. */
  readonly confirm: string;
}

/** A payment intent or a setup intent, as far as a browser reads it. */
export interface Intent {
  readonly status?: string;
  readonly next_action?: { readonly use_stripe_sdk?: { readonly three_d_secure_2_source?: string } } | null;
  readonly last_payment_error?: object | null;
  readonly last_setup_error?: object | null;
}

/** An answer of the fake server. */
export interface ServerAnswer extends Intent {
  readonly error?: object;
}

/** What the program is made of. */
export interface ProgramParts {
  /** Address before `/v1`. */
  readonly base: string;
  readonly texts: Readonly<Record<'en' | 'es' | 'pt', FormTexts>>;
  readonly drawFields: (place: HTMLElement, options: FieldOptions) => CardFields;
  readonly askBank: (options: BankOptions) => Promise<boolean>;
}
