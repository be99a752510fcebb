import type { texts as fi } from '../../fi/parts/office-frame.ts';
import { texts as identity } from './second-factor.ts';

export const texts: typeof fi = {
  identity,
  name: 'Office',
  label: 'Office pages',
  menu: 'Menu',
  search: 'Search for customers, orders and payments',
  searchHint: 'Name, number, e-mail, phone, order, payment…',
  groups: { work: 'Work', people: 'Customers', offer: 'What we offer', control: 'Oversight' },
  rooms: {
    Office_Home: 'Home',
    Office_Refunds: 'Refunds',
    Office_Approvals: 'Approvals',
    Office_Plastic: 'Plastic cards',
    Office_Envelopes: 'Gift envelopes',
    Office_Contacts: 'Messages',
    Office_Bounces: 'Returned mail',
    Office_Find: 'Search',
    Office_Sales: 'Sales',
    Office_Prices: 'Prices',
    Office_Staff: 'Staff',
    Office_Rights: 'Rights',
    Office_Sign_In: 'Signing in',
  },
  lateOf: 'of which {0} late',
  keys: { search: 'search', on: 'Keyboard shortcuts on', off: 'Keyboard shortcuts off' },
  version: 'Version {0}',
  noRight: 'You do not have the right to open this page. The Rights page shows which role has it.',
  seeRights: 'See the rights',
  denied: 'This page is for staff.',
  home: 'Go to the home page',
};
