export { KeyList } from './keys/key-list';
export { areSingleKeysOn, isTaken } from './keys/single-keys';
export { SingleKeysSwitch } from './keys/single-keys-switch';
