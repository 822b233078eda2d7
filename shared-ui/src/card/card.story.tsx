import { Button } from '../button/button';
import { Cluster, Grid, Stack } from '../layout/layout';
import { Link } from '../link/link';
import { Avatar } from '../picture/avatar';
import { Picture } from '../picture/picture';
import { Heading, Text } from '../text/text';
import { Badge } from './badge';
import { Card, CardBody } from './card';

export const meta = { title: 'Primitives/Card' };

const events = [
  ['Noche de mentoría', 'São Paulo', 'Thu 23 Oct, 19:00'],
  ['Introduction to data engineering with real questions', 'Ciudad de México', 'Sat 25 Oct, 10:00'],
  ['Salary negotiation, rehearsed', 'Online', 'Tue 28 Oct, 18:30'],
] as const;

export function Events() {
  return (
    <Grid columns={3}>
      {events.map(([title, place, time]) => (
        <Card key={title} as="article" padding="none" isInteractive>
          <Picture src={null} alt="" seed={title} />
          <CardBody>
            <Text size="small" tone="soft">
              {time} · {place}
            </Text>
            <Heading level={3} size="h4">
              <Link to="/events" variant="cover">
                {title}
              </Link>
            </Heading>
            <Cluster gap={8}>
              <Badge tone="teal">Free</Badge>
              <Badge tone="marigold" iconBefore="users">
                12 places left
              </Badge>
            </Cluster>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}

export function Plain() {
  return (
    <Card>
      <Stack gap={8}>
        <Heading level={3}>Chapter of Medellín</Heading>
        <Text tone="soft">248 members, led by Catalina Restrepo Giraldo</Text>
      </Stack>
    </Card>
  );
}

export function Tinted() {
  return (
    <Grid>
      {(['guava', 'marigold', 'teal', 'plum'] as const).map((tone) => (
        <Card key={tone} tone={tone} padding="roomy">
          <Stack gap={12} align="start">
            <Heading level={3}>Lead a chapter</Heading>
            <Text>You bring the city, we bring the programme, the mentors and the first three rooms.</Text>
            <Button variant="secondary">Write to us</Button>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

export function Badges() {
  return (
    <Cluster>
      {(['neutral', 'guava', 'marigold', 'teal', 'plum', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge iconBefore="clock" tone="warning">
        Waiting list
      </Badge>
    </Cluster>
  );
}

export function Avatars() {
  return (
    <Cluster>
      {['Ana Souza', 'Beatriz Núñez', 'Camila', 'Daniela Ortega', 'Érica dos Santos Lima'].map((name) => (
        <Avatar key={name} name={name} size={56} />
      ))}
      <Avatar name="Marisol Peña" size={24} />
      <Avatar name="Marisol Peña" size={128} src="/missing.jpg" />
    </Cluster>
  );
}
