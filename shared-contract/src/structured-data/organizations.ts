import type { EntityOf } from '../define-resource';
import type { chapters } from '../resources/chapters';
import type { companies } from '../resources/companies';
import type { people } from '../resources/people';
import { absolute, address, community, picture, type Thing, makeThing, type ThingContext } from './thing';

/** A local group of the community. */
export function chapterThing(chapter: EntityOf<typeof chapters>, context: ThingContext): Thing {
  return makeThing('Organization', {
    name: chapter.name,
    description: chapter.summary,
    url: context.url,
    image: picture(chapter, context),
    address: address({ city: chapter.city, region: chapter.state, country: chapter.country_code }),
    // The page shows the month.
    foundingDate: chapter.founded_on?.slice(0, 7),
    sameAs: [chapter.website, chapter.linkedin, chapter.instagram].filter(Boolean),
    parentOrganization: community(context),
  });
}

/** An employer. */
export function companyThing(company: EntityOf<typeof companies>, context: ThingContext): Thing {
  return makeThing('Organization', {
    name: company.name,
    description: company.summary,
    url: company.website ?? context.url,
    logo: absolute(company.logo?.url, context),
    address: address({ city: company.city, country: company.country_code }),
    sameAs: [company.linkedin].filter(Boolean),
  });
}

/** A person of the community with a page. */
export function personThing(person: EntityOf<typeof people>, context: ThingContext): Thing {
  return makeThing('Person', {
    name: person.name,
    description: person.headline,
    url: context.url,
    image: picture(person, context),
    address: address({ city: person.city, country: person.country_code }),
    worksFor: person.company === null ? undefined : makeThing('Organization', { name: person.company }),
    memberOf: community(context),
    sameAs: [person.linkedin].filter(Boolean),
  });
}
