import { Grid } from '../layout/layout';
import { Mark } from './mark';
import { Picture } from './picture';

export const meta = { title: 'Primitives/Picture' };

const names = ['Bogotá', 'São Paulo', 'Ciudad de México', 'Lima', 'Buenos Aires', 'Santiago', 'Quito', 'Monterrey'];

export function Drawn() {
  return (
    <Grid min="12rem" gap={16}>
      {names.map((name) => (
        <Picture key={name} src={null} alt="" seed={name} ratio="4/3" />
      ))}
    </Grid>
  );
}

export function Broken() {
  return <Picture src="/missing.jpg" alt="The chapter of Bogotá at its first demo day" ratio="3/1" />;
}

export function Sign() {
  return <Mark size={96} />;
}
