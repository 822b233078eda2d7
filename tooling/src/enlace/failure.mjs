/** Ends a command with a sentence for the user and an exit code: 1 refused or failed, 2 wrong use. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command line is wrong; the error refers to the help. */
export function wrongUse(message) {
  return new Failure(`${message}\nSee "enlace --help".`, 2);
}
