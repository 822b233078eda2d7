import { registrationScreen } from '../registration';

export const screen = registrationScreen('latina');
