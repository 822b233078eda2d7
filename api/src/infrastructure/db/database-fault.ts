/** A fault of the database by its SQLSTATE, thrown by our own pool as the server would throw it. */
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

/** SQLSTATE codes we raise ourselves. */
export const sqlState = {
  cannotConnect: '08006',
  diskFull: '53100',
  queryCanceled: '57014',
  lockNotAvailable: '55P03',
  internal: 'XX000',
} as const;
