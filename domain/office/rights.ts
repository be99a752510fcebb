/** Rights of staff and clerks. A call of the office or of a ticket desk names the one that it requires. */
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

/** Office roles; a member of staff may have several. */
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

/** Ticket desk roles, each for one museum. */
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

/** Which role has which right. The rights page shows it, and a test checks every call against it. */
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
  // Neither moves money, approves its own bulk runs nor signs its own imports: finance does.
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
  // Sees what was done, but no personal data.
  auditor: ['office.open', 'audit.view', 'sales.view'],
  clerk: ['desk.check', 'desk.record'],
  manager: ['desk.check', 'desk.record', 'desk.manage'],
};

/** Rights to move money, to approve a colleague's request, or to give office rights. */
const POWERFUL_RIGHTS: readonly Right[] = [
  'refund.ask',
  'refund.approve',
  'payment.settle',
  'bulk.approve',
  'data.sign',
  'staff.manage',
];

/** Whether assigning the role needs two people. */
export const isPowerful = (role: StaffRole): boolean =>
  RIGHTS_OF_ROLE[role].some((right) => POWERFUL_RIGHTS.includes(right));

/** All rights of these roles, in the order of the matrix. */
export function rightsOf(roles: readonly (StaffRole | DeskRole)[]): Right[] {
  return RIGHTS.filter((right) => roles.some((role) => RIGHTS_OF_ROLE[role].includes(right)));
}
