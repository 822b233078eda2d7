import type { Pointer, PointerChange, Pointers, Release } from '@enlace/shared-contract/platform';

import type { AssetFolder } from '../../assets/asset-folder';

export interface PointerMove {
  readonly id: string;
  readonly by: string;
  readonly why: string;
  /** The revision that the writer has read; the move is refused when it is no longer current. */
  readonly rev?: number | undefined;
  readonly isRollback?: boolean | undefined;
  /** Makes the new pointer from the old one. Throws to refuse the move. */
  readonly decide: (before: Pointer | null) => Pointer | Promise<Pointer>;
}

/** Storage of releases and pointers; a folder by default. */
export interface RegistryStore {
  pointers(): Promise<Pointers>;
  /** Moves one pointer; moves run one after the other. Rejects with POINTER_MOVED when `rev` is not current. */
  move(move: PointerMove): Promise<PointerChange>;
  /** Changes of pointers, newest first. */
  audit(id?: string): Promise<PointerChange[]>;
  release(id: string, version: string): Promise<Release | null>;
  /** Releases, newest first. */
  releases(id?: string): Promise<Release[]>;
  /** Creates an empty folder for a build, with its files below `files`. */
  stage(): Promise<string>;
  discard(stagingFolder: string): Promise<void>;
  /** Stores a complete staged folder. Rejects with VERSION_EXISTS when id and version exist. */
  add(release: Release, stagingFolder: string): Promise<void>;
  remove(id: string, version: string): Promise<void>;
  files(id: string, version: string): Promise<AssetFolder | null>;
  /** Rejects when the store cannot be read. */
  check(): Promise<void>;
}
