import { testKeyboardWalk } from './journeys/keyboard-walk';

for (const path of ['/', '/contact', '/events', '/chapters/bogota', '/register/latina', '/search?q=data'])
  testKeyboardWalk(null, path);
for (const path of ['/my', '/my/profile', '/my/privacy', '/my/account']) testKeyboardWalk('latina', path);
testKeyboardWalk('admin', '/admin/companies');
