/** What somebody at work may do. A call of the office or of a ticket desk names the one that it needs. */
export const RIGHT_GROUPS = {
  view: ['office.open', 'person.find', 'person.view', 'payment.view', 'sales.view', 'audit.view'],
  help: [
    'letter.resend',
    'person.correct',
    'email.change',
    'card.replace',
    'card.goodwill',
    'note.write',
    'person.merge',
    'contact.answer',
    'mail.bounce',
    'plastic.produce',
    'envelope.produce',
    'bulk.prepare',
    'bulk.approve',
  ],
  money: ['refund.ask', 'refund.approve', 'payment.settle', 'contract.end', 'payment.free'],
  offer: ['museum.edit', 'price.plan', 'campaign.plan', 'scheme.edit'],
  people: ['staff.manage', 'desk.manage'],
  data: ['data.import', 'data.sign'],
  desk: ['desk.check', 'desk.record'],
} as const;

export type RightGroup = keyof typeof RIGHT_GROUPS;
export type Right = (typeof RIGHT_GROUPS)[RightGroup][number];
export const RIGHTS: readonly Right[] = Object.values(RIGHT_GROUPS).flat();

/** Roles of the office, given to a member of staff; one may have several. */
export const STAFF_ROLES = [
  'viewer',
  'agent',
  'seniorAgent',
  'finance',
  'museumCare',
  'administrator',
  'rightsKeeper',
  'auditor',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles at a ticket desk, given for one museum at a time. */
export const DESK_ROLES = ['clerk', 'manager'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

const VIEWER: Right[] = ['office.open', 'person.find', 'person.view', 'payment.view'];
const AGENT: Right[] = [
  ...VIEWER,
  'letter.resend',
  'person.correct',
  'email.change',
  'card.replace',
  'card.goodwill',
  'note.write',
  'contact.answer',
  'mail.bounce',
  'plastic.produce',
  'envelope.produce',
  'refund.ask',
  'desk.check',
];

/** The matrix: which role has which right. The rights page draws it, and a test walks every call by it. */
export const RIGHTS_OF_ROLE: Record<StaffRole | DeskRole, readonly Right[]> = {
  viewer: VIEWER,
  agent: AGENT,
  seniorAgent: [
    ...AGENT,
    'sales.view',
    'audit.view',
    'person.merge',
    'bulk.prepare',
    'refund.approve',
    'contract.end',
    'payment.free',
  ],
  finance: [
    ...VIEWER,
    'sales.view',
    'audit.view',
    'letter.resend',
    'note.write',
    'bulk.prepare',
    'bulk.approve',
    'refund.ask',
    'refund.approve',
    'payment.settle',
    'contract.end',
    'payment.free',
    'price.plan',
    'campaign.plan',
    'data.import',
    'data.sign',
  ],
  museumCare: ['office.open', 'sales.view', 'museum.edit', 'desk.manage'],
  // Neither moves money, approves its own bulk nor signs what it moves in: finance does.
  administrator: [
    ...AGENT.filter((right) => right !== 'refund.ask'),
    'sales.view',
    'audit.view',
    'person.merge',
    'bulk.prepare',
    'museum.edit',
    'price.plan',
    'campaign.plan',
    'scheme.edit',
    'staff.manage',
    'desk.manage',
    'data.import',
  ],
  rightsKeeper: ['office.open', 'audit.view', 'staff.manage', 'desk.manage'],
  // Sees what was done, not the people to whom it was done.
  auditor: ['office.open', 'audit.view', 'sales.view'],
  clerk: ['desk.check', 'desk.record'],
  manager: ['desk.check', 'desk.record', 'desk.manage'],
};

/** By these money moves, what a colleague asked is approved, or rights of the office are given. */
const POWERFUL_RIGHTS: readonly Right[] = [
  'refund.ask',
  'refund.approve',
  'payment.settle',
  'bulk.approve',
  'data.sign',
  'staff.manage',
];

/** Whether it takes two people to give such a role. */
export const isPowerful = (role: StaffRole): boolean =>
  RIGHTS_OF_ROLE[role].some((right) => POWERFUL_RIGHTS.includes(right));

/** All that somebody with these roles may do, in the order of the matrix. */
export function rightsOf(roles: readonly (StaffRole | DeskRole)[]): Right[] {
  return RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF_ROLE[role].includes(right)));
}
