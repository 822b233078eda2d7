/** Ends a command with a sentence for the person and an exit code: 1 refused or failed, 2 wrong use. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A command was written wrongly; the help is named. */
export function wrongUse(message) {
  return new Failure(`${message}\nSee "enlace --help".`, 2);
}
