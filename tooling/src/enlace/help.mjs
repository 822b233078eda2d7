export const help = `enlace: publish remotes and choose what is live

  enlace publish <folder | remote id>             publish the build in its dist as a release
  enlace promote <id> <version>                   make a release live for everybody
  enlace promote <id> <version> --percent <n>     ... for n percent of the browsers first
  enlace rollback <id> [--to <version>]           back to the stable release before this one
  enlace disable <id> --reason <text>             switch a remote off; people read the reason
  enlace enable <id>                              switch it on again
  enlace list [id]                                what is live; with an id its releases and changes too

Options
  --url <address>      the gateway (ENLACE_URL, else PUBLIC_URL, else http://localhost:3000)
  --token <token>      the deploy token (ENLACE_TOKEN, else the file deploy-token in DATA_DIR)
  --why <text>         noted in the audit trail
  --fallback <version> promote: the release to load where the new one fails; "none" for no release
  --json               print the answer as JSON
  --help               this text

Exit codes: 0 done, 1 refused or failed, 2 wrong use.`;
