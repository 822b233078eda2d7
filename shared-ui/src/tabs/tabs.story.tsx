import { Text } from '../text/text';
import { Tabs } from './tabs';

export const meta = { title: 'Primitives/Tabs' };

export function Three() {
  return (
    <Tabs
      label="Chapter"
      tabs={[
        { id: 'about', label: 'About', content: <Text>Founded in 2018 above a bakery.</Text> },
        { id: 'events', label: 'Events', content: <Text>Four evenings in October.</Text> },
        { id: 'members', label: 'Members', content: <Text>248 members.</Text> },
        { id: 'money', label: 'Money', content: null, isDisabled: true },
      ]}
    />
  );
}

export function Many() {
  const names = ['Profile', 'Privacy', 'Languages', 'Experience', 'Education', 'Documents', 'Notifications', 'Account'];
  return (
    <Tabs label="Settings" tabs={names.map((name) => ({ id: name, label: name, content: <Text>{name}</Text> }))} />
  );
}
