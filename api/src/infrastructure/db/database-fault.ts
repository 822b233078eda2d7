/** A database fault with its SQLSTATE. Our pool throws it in the form that the server would use. */
export class DatabaseFault extends Error {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly detail: string | undefined;

  constructor(
    code: string,
    message: string,
    facts: {
      readonly constraint?: string | undefined;
      readonly table?: string | undefined;
      readonly detail?: string | undefined;
    } = {},
  ) {
    super(message);
    this.name = 'DatabaseFault';
    this.code = code;
    this.constraint = facts.constraint;
    this.table = facts.table;
    this.detail = facts.detail;
  }
}

/** SQLSTATE codes that our pool throws. */
export const sqlState = {
  cannotConnect: '08006',
  diskFull: '53100',
  queryCanceled: '57014',
  lockNotAvailable: '55P03',
  internal: 'XX000',
} as const;
