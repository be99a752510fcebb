import type { PageName } from '../../../../contract/page/pages.ts';
import type { Right } from '../../../../domain/office/rights.ts';
import type { WorkListName } from '../../../../domain/office/work-list.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';

type Room = {
  page: PageName;
  /** Without this right the entry is hidden. */
  right: Right;
  /** Hidden once the scheme is open; its URL stays. */
  isUntilOpen?: boolean;
  /** Work lists of this page; the navigation shows their counts. */
  lists?: readonly WorkListName[];
};

/** The navigation: every office page, in five groups. A new page is a row here and a name in the texts. */
export const ROOMS = {
  work: [
    { page: 'Office_Home', right: 'office.open' },
    {
      page: 'Office_Refunds',
      right: 'payment.view',
      lists: ['refunds', 'withdrawals', 'unmatched', 'unreturned', 'stuck', 'charges'],
    },
    { page: 'Office_Unpaid', right: 'payment.view', lists: ['unpaid'] },
    { page: 'Office_Approvals', right: 'refund.ask', lists: ['approvals'] },
    { page: 'Office_Goodwill', right: 'bulk.prepare', lists: ['goodwillRuns'] },
    { page: 'Office_Plastic', right: 'plastic.produce', lists: ['plastic'] },
    { page: 'Office_Envelopes', right: 'envelope.produce', lists: ['envelopes'] },
    { page: 'Office_Contacts', right: 'contact.answer', lists: ['contacts'] },
    { page: 'Office_Bounces', right: 'mail.bounce', lists: ['gifts', 'bounces'] },
  ],
  people: [{ page: 'Office_Find', right: 'person.find' }],
  offer: [
    { page: 'Office_Museums', right: 'office.open' },
    { page: 'Office_Sales', right: 'sales.view' },
  ],
  scheme: [
    { page: 'Office_Prices', right: 'sales.view' },
    { page: 'Office_Limits', right: 'sales.view' },
    { page: 'Office_Methods', right: 'sales.view' },
    { page: 'Office_Notices', right: 'sales.view' },
    { page: 'Office_Texts', right: 'scheme.edit' },
    { page: 'Office_Documents', right: 'scheme.edit' },
    { page: 'Office_Campaigns', right: 'sales.view' },
  ],
  control: [
    // Managers of office staff also manage desk staff.
    { page: 'Office_Staff', right: 'desk.manage' },
    { page: 'Office_Imports', right: 'data.import' },
    { page: 'Office_Opening', right: 'scheme.edit', isUntilOpen: true },
    { page: 'Office_Keeping', right: 'audit.view' },
    { page: 'Office_Rights', right: 'office.open' },
    { page: 'Office_Sign_In', right: 'office.open' },
  ],
} as const satisfies Record<string, readonly Room[]>;

/** A list on a page that has several. */
export type SharedList = keyof (typeof fi)['lists'];

export type RoomGroup = keyof typeof ROOMS;
export type OfficePage = (typeof ROOMS)[RoomGroup][number]['page'];

export function roomsOf(group: RoomGroup, rights: readonly Right[]): readonly Room[] {
  return (ROOMS[group] as readonly Room[]).filter(({ right }) => rights.includes(right));
}

/** Right needed for the page. */
export function rightOf(page: OfficePage): Right {
  const rooms = Object.values(ROOMS).flat() as readonly Room[];
  return rooms.find((room) => room.page === page)?.right ?? 'office.open';
}

/** The page that handles a work list. */
export function pageOfList(list: WorkListName): PageName {
  const rooms = Object.values(ROOMS).flat() as readonly Room[];
  return rooms.find(({ lists }) => lists?.includes(list))?.page ?? 'Office_Home';
}
