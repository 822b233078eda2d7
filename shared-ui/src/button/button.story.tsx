import { Cluster, Stack } from '../layout/layout';
import { Button, ButtonLink } from './button';
import { IconButton } from './icon-button';

export const meta = { title: 'Primitives/Button' };

export function Variants() {
  return (
    <Cluster>
      <Button>Join the community</Button>
      <Button variant="secondary">See the programme</Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="danger">Delete chapter</Button>
    </Cluster>
  );
}

export function Sizes() {
  return (
    <Cluster>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Cluster>
  );
}

export function WithIcons() {
  return (
    <Cluster>
      <Button iconBefore="calendar">Add to my calendar</Button>
      <Button variant="secondary" iconAfter="arrowRight">
        All chapters
      </Button>
      <Button variant="ghost" size="small" iconBefore="edit">
        Edit
      </Button>
      <IconButton icon="more" label="More" />
      <IconButton icon="trash" label="Delete" size="small" />
    </Cluster>
  );
}

export function Loading() {
  return (
    <Cluster>
      <Button isLoading>Save the changes</Button>
      <Button variant="secondary" isLoading>
        Try again
      </Button>
    </Cluster>
  );
}

export function Disabled() {
  return <Button isDisabled>Sold out</Button>;
}

export function LongText() {
  return (
    <Stack>
      <Button isFullWidth>
        Quiero recibir el boletín mensual con las próximas actividades de todos los capítulos de América Latina
      </Button>
      <Button variant="secondary" isFullWidth>
        OK
      </Button>
    </Stack>
  );
}

export function AsLink() {
  return (
    <Cluster>
      <ButtonLink to="/register" iconAfter="arrowRight" size="large">
        Become a member
      </ButtonLink>
      <ButtonLink to="https://example.org" variant="secondary" iconAfter="external">
        Their web site
      </ButtonLink>
    </Cluster>
  );
}
