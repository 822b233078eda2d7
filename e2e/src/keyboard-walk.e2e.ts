import { testKeyboardWalk } from './journeys/keyboard-walk';

testKeyboardWalk(null, '/contact');
testKeyboardWalk('admin', '/admin/areas/new');
