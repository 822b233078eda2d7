import { registrationScreen } from '../registration';

export const screen = registrationScreen('investor');
