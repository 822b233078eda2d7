import type { Pointer, PointerChange, Pointers, Release } from '@enlace/shared-contract';

import type { AssetFolder } from '../../assets/asset-folder';

export interface PointerMove {
  readonly id: string;
  readonly by: string;
  readonly why: string;
  /** The revision that the writer has seen; a move since then is refused. */
  readonly rev?: number | undefined;
  /** The new pointer out of the old one. May throw to refuse. */
  readonly decide: (before: Pointer | null) => Pointer | Promise<Pointer>;
}

/** Where releases and pointers are kept (DESIGN §3). A folder by default. */
export interface RegistryStore {
  pointers(): Promise<Pointers>;
  /** Moves one pointer, one move at a time. Rejects with POINTER_MOVED when `rev` is not the current one. */
  move(move: PointerMove): Promise<PointerChange>;
  /** Changes of pointers, the newest first. */
  audit(id?: string): Promise<PointerChange[]>;
  release(id: string, version: string): Promise<Release | null>;
  /** Releases, the newest first. */
  releases(id?: string): Promise<Release[]>;
  /** An empty folder in which a build is put together: files below `files`. */
  stage(): Promise<string>;
  discard(staged: string): Promise<void>;
  /** Takes a complete staged folder in. Rejects with VERSION_EXISTS when id and version are taken. */
  add(release: Release, staged: string): Promise<void>;
  remove(id: string, version: string): Promise<void>;
  files(id: string, version: string): Promise<AssetFolder | null>;
  /** Rejects when the store cannot be read. */
  check(): Promise<void>;
}
