export const help = `enlace: publish remotes, choose what is live, make administrators

  enlace publish <folder | remote id>             publish the build in its dist as a release
  enlace preview <id> <version> [--hours <n>]     a link that shows a release in the browsers that open it (24 hours)
  enlace promote <id> <version>                   make a release live for everybody
  enlace promote <id> <version> --percent <n>     ... for n percent of the browsers first
  enlace rollback <id> [--to <version>]           back to the stable release before this one; again, further back
  enlace disable <id> --reason <text>             switch a remote off; people read the reason
  enlace enable <id>                              switch it on again
  enlace list [id]                                what is live; with an id its releases and changes too
  enlace admin --email <address> [--name <name>]  make an administrator; prints a link to choose a password
  enlace backup [folder]                          copy database and files, also while the site runs
  enlace restore <folder>                         restore a backup into an empty database and a new DATA_DIR

Options
  --url <address>      the gateway (ENLACE_URL, else PUBLIC_URL, else http://localhost:3000)
  --token <token>      the deploy token (ENLACE_TOKEN, else DEPLOY_TOKEN, else the file deploy-token in DATA_DIR)
  --why <text>         noted in the audit trail
  --fallback <version> promote: the release to load where the new one fails; "none" for no release
  --json               print the answer as JSON
  --help               this text

Exit codes: 0 done, 1 refused or failed, 2 wrong use.`;
