/** Messages and settings between the API and the worker with the embedded database. */
export interface WorkerSettings {
  /** Null keeps all data in memory. */
  readonly folder: string | null;
  /** An archive with the files of an empty database; null when the worker creates them. */
  readonly emptyDatabase: string | null;
}

export interface QueryMessage {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface QueryAnswer {
  readonly rows: unknown[];
  readonly affectedRows: number;
}

/** An error without the driver's additional properties, which contain pages of source code. */
export interface WorkerFault {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly detail?: string;
}

export type WorkerMessage =
  | { readonly kind: 'change'; readonly text: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: QueryAnswer }
  | { readonly kind: 'fault'; readonly id: number | null; readonly fault: WorkerFault };

export type ApiMessage = QueryMessage | 'close';
