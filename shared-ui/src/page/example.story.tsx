import { styled } from '@enlace/shared-platform';

import { ButtonLink } from '../button/button';
import { Badge } from '../card/badge';
import { Card, CardBody } from '../card/card';
import { Cluster, Container, Grid, Stack } from '../layout/layout';
import { Link } from '../link/link';
import { Art } from '../picture/art';
import { Avatar } from '../picture/avatar';
import { Mark } from '../picture/mark';
import { Picture } from '../picture/picture';
import { Eyebrow, Heading, Text } from '../text/text';
import { inverseGround, media, radius, space } from '../tokens/tokens';

export const meta = { title: 'Foundations/Example page' };

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[16]};
`;

const Hero = styled.section`
  display: grid;
  gap: ${space[40]};
  align-items: center;
  padding-block: ${space[40]} ${space[64]};
  ${media.large} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Sheet = styled.div`
  overflow: hidden;
  aspect-ratio: 5/4;
  border-radius: 12rem 12rem ${radius.card} ${radius.card};
`;

const Night = styled.section`
  margin-top: ${space[64]};
  padding: clamp(${space[32]}, 6vw, ${space[96]}) clamp(${space[24]}, 6vw, ${space[96]});
  border-radius: ${radius.panel};
  ${inverseGround}
`;

const events = [
  ['Noche de mentoría', 'São Paulo', 'Thu 23 Oct, 19:00'],
  ['Data engineering with real questions', 'Ciudad de México', 'Sat 25 Oct, 10:00'],
  ['Salary negotiation, rehearsed', 'Online', 'Tue 28 Oct, 18:30'],
] as const;

export function Home() {
  return (
    <Container>
      <Bar>
        <Cluster gap={12}>
          <Mark />
          <Heading level={2} size="h4">
            Enlace
          </Heading>
        </Cluster>
        <ButtonLink to="/register" size="small">
          Join
        </ButtonLink>
      </Bar>
      <Hero>
        <Stack gap={24} align="start">
          <Eyebrow>A community of Latina women in tech</Eyebrow>
          <Heading level={1} size="display">
            We open doors and hold them
          </Heading>
          <Text size="lead" tone="soft">
            Sixty chapters from Montréal to Montevideo meet every month, teach each other and find the next job
            together.
          </Text>
          <Cluster>
            <ButtonLink to="/register" size="large" iconAfter="arrowRight">
              Become a member
            </ButtonLink>
            <ButtonLink to="/chapters" size="large" variant="secondary">
              Find your chapter
            </ButtonLink>
          </Cluster>
          <Cluster gap={8}>
            {['Ana Souza', 'Beatriz Núñez', 'Camila Díaz', 'Daniela Ortega'].map((name) => (
              <Avatar key={name} name={name} size={32} isDecorative />
            ))}
            <Text size="small" tone="soft">
              2,148 members in 40 countries
            </Text>
          </Cluster>
        </Stack>
        <Sheet>
          <Art seed="puertas" />
        </Sheet>
      </Hero>
      <Stack gap={24}>
        <Cluster justify="space-between" align="baseline">
          <Heading>Next evenings</Heading>
          <Link to="/events">All events</Link>
        </Cluster>
        <Grid columns={3}>
          {events.map(([title, place, time]) => (
            <Card key={title} as="article" padding="none" isInteractive>
              <Picture src={null} alt="" seed={title} ratio="2/1" />
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
                </Cluster>
              </CardBody>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Night>
        <Stack gap={20} align="start">
          <Heading size="h1">Lead a chapter where you live</Heading>
          <Text size="lead">You bring the city, we bring the programme, the mentors and the first three rooms.</Text>
          <ButtonLink to="/chapters/new">Write to us</ButtonLink>
        </Stack>
      </Night>
    </Container>
  );
}
