/** A check of a schema, such as a minimum length. */
export interface SchemaCheck {
  readonly _zod: {
    readonly def: {
      readonly check?: string;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly value?: unknown;
      readonly pattern?: RegExp;
    };
  };
}

/** The part of a zod schema that determines limits, form controls and cells of a file. */
export interface SchemaPart {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly innerType?: SchemaPart;
      readonly in?: SchemaPart;
      readonly out?: SchemaPart;
      readonly element?: SchemaPart;
      readonly options?: readonly SchemaPart[];
      readonly entries?: Readonly<Record<string, string | number>>;
      readonly checks?: readonly SchemaCheck[] | undefined;
    };
  };
}
