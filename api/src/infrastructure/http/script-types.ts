/** End of the content policy of documents without scripts: no text becomes markup, code or the address of a script. */
export const noScriptTypes = "require-trusted-types-for 'script'; trusted-types 'none'";
