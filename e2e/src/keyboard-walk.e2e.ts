import { testKeyboardWalk } from './journeys/keyboard-walk';

testKeyboardWalk('admin', '/admin/areas/new');
