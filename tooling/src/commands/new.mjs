import { newCall } from '../new/call.mjs';
import { newDecision } from '../new/decision.mjs';
import { newDomain } from '../new/domain.mjs';
import { newFeature } from '../new/feature.mjs';
import { newField } from '../new/field.mjs';
import { newRelation } from '../new/relation.mjs';
import { newRemote } from '../new/remote.mjs';
import { newResource } from '../new/resource.mjs';

const kinds = {
  resource: newResource,
  field: newField,
  relation: newRelation,
  domain: newDomain,
  call: newCall,
  feature: newFeature,
  remote: newRemote,
  decision: newDecision,
};

const usage = `npm run new -- resource <plural> [domain]    a resource, from the table to the menu
npm run new -- field <resource> <name> <kind>  a field: line, text, number, flag, date, url, or choice and its values
npm run new -- relation <resource> <name> <target>  many rows of another resource
npm run new -- domain <name>                 a domain of the API
npm run new -- call <name> <domain>          a call outside the pattern of resources
npm run new -- feature <remote> <name>       a feature with one page and its screen
npm run new -- remote <mf-name>              a remote with one page
npm run new -- decision "<one sentence>"     the next page of docs/decisions`;

const [kind, ...rest] = process.argv.slice(2);
const make = kinds[kind];
if (!make || rest.length === 0) {
  console.log(usage);
  process.exitCode = kind ? 1 : 0;
} else {
  try {
    const next = await make(rest);
    console.log(`Next:\n${next.map((step) => `  - ${step}`).join('\n')}`);
  } catch (error) {
    console.error(`new ${kind}: ${error.message}`);
    process.exitCode = 1;
  }
}
