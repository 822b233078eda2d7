import { useState } from 'react';

import { Button } from '../../button/button';
import { IconButton } from '../../button/icon-button';
import { FormField } from '../../form/form-field';
import { TextInput } from '../../form/text-input';
import { Cluster, Stack } from '../../layout/layout';
import { Text } from '../../text/text';
import { ConfirmDialog } from './confirm-dialog';
import { Dropdown } from './dropdown';
import { Drawer, Modal } from './modal';
import { Tooltip } from './tooltip';

export const meta = { title: 'Controls/Overlay' };

export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add an area</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Add an area"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button>Save</Button>
          </>
        }
      >
        <Stack>
          <Text>An area of interest groups members and events.</Text>
          <FormField label="Name" isRequired>
            <TextInput />
          </FormField>
        </Stack>
      </Modal>
    </>
  );
}

export function DismissibleDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        See the details
      </Button>
      <Modal isOpen={isOpen} isDismissible onClose={() => setOpen(false)} title="Details" size="lg">
        <Text>Press Escape or beside it.</Text>
      </Modal>
    </>
  );
}

/** Stays open after its action, whose button is removed. */
export function LastingDialog() {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send the invitation</Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invitation"
        footer={!isSent && <Button onClick={() => setSent(true)}>Send</Button>}
      >
        <Text>{isSent ? 'The invitation is on its way.' : 'It goes to 24 members.'}</Text>
      </Modal>
    </>
  );
}

export function Confirmation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the chapter
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
        title="Delete the chapter of Lima?"
        confirmLabel="Delete"
        consequences={['12 coming events', '3 drafts of news']}
        typeName="Lima"
      >
        Its 248 members stay members of the community.
      </ConfirmDialog>
    </>
  );
}

export function Side() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" iconBefore="filter" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filters" footer={<Button>Show 24</Button>}>
        <FormField label="City">
          <TextInput />
        </FormField>
      </Drawer>
    </>
  );
}

export function Menu() {
  return (
    <Cluster>
      <Dropdown
        items={[
          { id: 'edit', label: 'Edit', icon: 'edit', onSelect: () => undefined },
          { id: 'open', label: 'Open the page', icon: 'external', to: '/chapters/lima' },
          { id: 'archive', label: 'Archive', icon: 'lock', isDisabled: true },
          { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true, hasLine: true },
        ]}
        trigger={(trigger) => (
          <Button variant="secondary" iconAfter="chevronDown" {...trigger}>
            Actions
          </Button>
        )}
      />
      <Dropdown
        label="Language"
        placement="bottom-start"
        items={['English', 'Español', 'Português'].map((label, index) => ({
          id: label,
          label,
          isChecked: index === 1,
        }))}
        trigger={(trigger) => <IconButton icon="globe" label="Language" {...trigger} />}
      />
    </Cluster>
  );
}

export function Tip() {
  return (
    <Tooltip label="Only members of the chapter see it">
      <Button variant="ghost">Private</Button>
    </Tooltip>
  );
}
