import { Stack } from '../layout/layout';
import { Eyebrow, Heading, Prose, Text } from './text';

export const meta = { title: 'Primitives/Text' };

export function Scale() {
  return (
    <Stack gap={20}>
      <Heading level={1} size="display">
        Tejemos redes que abren puertas
      </Heading>
      <Heading level={1}>Una comunidad de mujeres que construyen tecnología</Heading>
      <Heading level={2}>Noche de mentoría en São Paulo</Heading>
      <Heading level={3}>Quiénes la acompañan</Heading>
      <Heading level={4}>Lo que aprenderás</Heading>
      <Eyebrow>Próximos encuentros</Eyebrow>
      <Text size="lead">
        We connect, support and empower Latina women working in tech, in sixty chapters and three languages.
      </Text>
      <Text>Members meet every month, teach each other and open the next door together.</Text>
      <Text size="small" tone="soft">
        Published on 14 October 2025 · 6 minutes
      </Text>
      <Text size="caption" tone="soft">
        Photograph: the chapter of Bogotá
      </Text>
    </Stack>
  );
}

export function LongRead() {
  return (
    <Prose>
      <p>
        When Marisol wrote her first program she was thirty-four, a nurse on night shifts in Guadalajara.{' '}
        <a href="#x">The chapter</a> met on Tuesdays above a bakery.
      </p>
      <blockquote>Nobody asked me why I had come so late. They asked what I wanted to build.</blockquote>
      <h2>What happened next</h2>
      <p>
        A year later she teaches the same course with <code>git</code> and patience:
      </p>
      <ul>
        <li>two evenings a week, one in person</li>
        <li>a mentor from another city</li>
        <li>a demo day with the families</li>
      </ul>
      <h3>In numbers</h3>
      <ol>
        <li>Forty women began</li>
        <li>Thirty-six finished</li>
      </ol>
    </Prose>
  );
}
