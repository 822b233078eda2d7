/**
 * A file of a form, as the body of a request contains it. The file is in a temporary folder and is deleted after the
 * answer.
 */
export class UploadedFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;

  constructor(facts: { readonly path: string; readonly name: string; readonly type: string; readonly size: number }) {
    this.path = facts.path;
    this.name = facts.name;
    this.type = facts.type;
    this.size = facts.size;
  }
}
