type ProblemDescription = { status: number; title: string; description: string };

/** Problem types of the till API. Programs match on the names, so they never change. */
export const TILL_PROBLEMS = {
  'unknown-card': {
    status: 404,
    title: 'No card has this customer number',
    description: 'Read the code again. A number with a slip in it never fits another card.',
  },
  'card-not-active': {
    status: 409,
    title: 'The card has not been activated',
    description:
      'Nobody has taken the card as theirs. Its holder activates it with the code they were given.',
  },
  'card-expired': {
    status: 409,
    title: 'The card has expired',
    description:
      'The holder can extend it on their phone; it works at once. `validUntil` tells its last day.',
  },
  'card-on-hold': {
    status: 409,
    title: 'The card is paused',
    description: 'Entry waits. The holder has had a mail that says why; the till is not told.',
  },
  'card-blocked': {
    status: 409,
    title: 'The card has been blocked',
    description: 'It was reported lost or closed. The holder asks the scheme’s customer service.',
  },
  'card-refunded': {
    status: 409,
    title: 'The card has been refunded',
    description:
      'Its order was withdrawn, so it has no time. The holder can buy time on their phone.',
  },
  'visit-already-recorded': {
    status: 409,
    title: 'The card has visited this museum today',
    description:
      'Send the visit again with `isRepeat: true` when another one is meant. `visitedAt` tells the last one.',
  },
  'visit-id-taken': {
    status: 409,
    title: 'This visit id belongs to another visit',
    description:
      'Make a new UUID for each visit. The same id sent again for the same card is the same visit.',
  },
  'unknown-visit': {
    status: 404,
    title: 'No such visit of this museum',
    description: 'It was never recorded, has been undone, or is of another museum.',
  },
  'undo-too-late': {
    status: 409,
    title: 'The visit can no longer be undone',
    description: 'A visit can be undone for a minute.',
  },
  'visit-time-refused': {
    status: 400,
    title: 'The visit is in the future or more than a week old',
    description: '`visitedAt` may be five minutes ahead, for clocks that are a little off.',
  },
  'museum-not-active': {
    status: 403,
    title: 'The museum is not in the scheme today',
    description: 'It has not joined yet, or it has left.',
  },
  'key-unknown': {
    status: 401,
    title: 'The key is missing, unknown or revoked',
    description: 'Send it as `Authorization: Bearer …`. The operator of the scheme makes keys.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    description: 'Wait as many seconds as `Retry-After` says. A key may ask 600 times a minute.',
  },
  'invalid-request': {
    status: 400,
    title: 'The request could not be read',
    description:
      'Its body is not JSON, or a value is missing or of the wrong kind. `detail` says which.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing here',
    description: 'The addresses are in /openapi.json.',
  },
  'server-fault': {
    status: 500,
    title: 'The server could not answer',
    description:
      'Not the till’s fault. Send the same request again: a visit with the same id is one visit.',
  },
} as const satisfies Record<string, ProblemDescription>;

export type TillProblemName = keyof typeof TILL_PROBLEMS;

const PROBLEMS_PATH = '/api/desk/v1/problems';

export function problemType(name: TillProblemName): string {
  return `${PROBLEMS_PATH}#${name}`;
}
