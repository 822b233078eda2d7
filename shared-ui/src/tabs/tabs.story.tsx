import { useState } from 'react';

import { Text } from '../text/text';
import { TabList } from './tab-list';
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

/** Panels that stay mounted. */
export function KeptPanels() {
  const [selected, setSelected] = useState('text');
  const panels = [
    { id: 'text', label: 'Text', content: <Text>A knot is a vertex.</Text> },
    { id: 'notes', label: 'Notes', content: <input aria-label="Note" /> },
  ];
  return (
    <>
      <TabList label="Lesson" tabs={panels} base="kept" selectedId={selected} onSelect={setSelected} />
      {panels.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`kept-${id}-panel`} aria-labelledby={`kept-${id}`} hidden={id !== selected}>
          {content}
        </div>
      ))}
    </>
  );
}
